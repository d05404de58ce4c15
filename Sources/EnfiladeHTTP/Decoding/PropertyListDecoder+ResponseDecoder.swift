public import Foundation

extension PropertyListDecoder: ResponseDecoder {}
