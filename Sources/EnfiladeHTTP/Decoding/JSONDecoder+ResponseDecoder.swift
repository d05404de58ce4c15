public import Foundation

extension JSONDecoder: ResponseDecoder {}
