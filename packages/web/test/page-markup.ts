/** The text of a piece of HTML, without tags. */
export const plainText = (html: string): string =>
  html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

export const mainOf = (body: string): string =>
  body.slice(body.indexOf('<main'), body.indexOf('</main>'));

/** One section of a page, by its heading; empty if there is none. */
export function sectionOf(body: string, heading: string): string {
  const from = body.indexOf(`<h2>${heading}`);
  return from < 0 ? '' : body.slice(from, body.indexOf('</section>', from));
}
