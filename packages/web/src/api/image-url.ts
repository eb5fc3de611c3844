/** Images are relative to the API, which stands under /api on the site's own origin. */
export const imageUrl = (logo: string): string =>
  /^(https?:)?\/\//.test(logo) ? logo : `/api/${logo.replace(/^\//, '')}`;

/** A drawing that the API makes itself (`getImage`). The site draws these without asking. */
export const isDrawing = (logo: string): boolean => /^\/?images\/(teams|tournaments)\//.test(logo);

/** Where a club's or a tournament's own logo is; undefined where the site's drawing stands for it. */
export const ownLogo = (logo: string): string | undefined =>
  isDrawing(logo) ? undefined : imageUrl(logo);
