/** Writes a cookie with its attributes, as in a Set-Cookie header. */
export function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari 17.
  document.cookie = text;
}
