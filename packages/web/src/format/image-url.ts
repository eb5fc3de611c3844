/** Relative images are resolved against the API, at /api on the site's origin. */
export function imageUrl(logo: string | null | undefined): string {
  const url = logo ?? '';
  return /^(https?:)?\/\//.test(url) ? url : `/api/${url.replace(/^\//, '')}`;
}

/** A crest or medal that the API generates (`getImage`), also without its name, as a document has it. The site draws it itself. */
export const isDrawing = (logo: string): boolean =>
  /^\/?images\/(teams|tournaments)\/([^/]+\.svg)?$/.test(logo);

/** The URL of a club's or tournament's real logo; undefined where the site draws its crest or medal. */
export const ownLogo = (logo: string | null | undefined): string | undefined =>
  !logo || isDrawing(logo) ? undefined : imageUrl(logo);
