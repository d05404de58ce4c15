/// A GET request without any fields.
func get(_ target: String) -> String {
  "GET \(target) HTTP/1.1\r\n\r\n"
}

/// What `LoopbackAnswer.response(200, body: body)` looks like on the wire.
func ok(_ body: String) -> String {
  "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
}
