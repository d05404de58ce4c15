import Testing

@testable import Reporting

@Suite struct MarkupTests {
  @Test("Text is shown as it is, and cannot end an element or an attribute")
  func escaping() {
    let markup = Markup.element("p", ["title": #"" onload="x"#], text: "</p><script>&'")
    #expect(
      markup.source
        == "<p title=\"&quot; onload=&quot;x\">&lt;/p&gt;&lt;script&gt;&amp;&#39;</p>")
  }

  @Test("What XML cannot have, or what turns the direction of text, is replaced")
  func controls() {
    #expect(Markup("a\u{0}b\u{1B}[2Jc\u{202E}d").source == "a\u{FFFD}b\u{FFFD}[2Jc\u{FFFD}d")
  }

  @Test("Elements that HTML ends by itself have no end tag, others always have one")
  func ends() {
    #expect(Markup.element("br").source == "<br/>")
    #expect(Markup.element("td").source == "<td></td>")
  }

  @Test("A text on one line steers no terminal")
  func line() {
    #expect("a\r\nb\tc\u{7}".onOneLine == "a  b c\u{FFFD}")
  }
}
