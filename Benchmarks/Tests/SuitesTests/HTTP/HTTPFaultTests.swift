import Testing

@testable import HTTPSuite

struct HTTPFaultTests {
  @Test func `A fault says what was expected, what came and where to look`() {
    let fault = HTTPFault(
      variant: "URLSession", expected: Answer(status: 200, bytes: 300),
      received: Answer(status: nil, bytes: 0))
    #expect(
      "\(fault)" == "“URLSession” was answered with 0 bytes and no status "
        + "where 300 bytes and the status 200 was sent; "
        + "see that nothing, such as a proxy named by http_proxy, stands between it and 127.0.0.1.")
  }
}
