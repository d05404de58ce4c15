import Testing

@testable import Tour

@Suite("The exemption from proxies") struct ProxyExemptionTests {
  @Test(
    "adds this machine to whatever was exempt",
    arguments: [
      ([:], "127.0.0.1,localhost,::1"),
      (["no_proxy": ""], "127.0.0.1,localhost,::1"),
      (["no_proxy": "a.b"], "a.b,127.0.0.1,localhost,::1"),
      (["NO_PROXY": "a.b"], "a.b,127.0.0.1,localhost,::1"),
      (["no_proxy": "a.b", "NO_PROXY": "c.d"], "a.b,127.0.0.1,localhost,::1"),
      (["no_proxy": "*"], "*"),
    ])
  func value(environment: [String: String], expected: String) {
    #expect(ProxyExemption.value(in: environment) == expected)
  }
}
