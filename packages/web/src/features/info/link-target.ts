/** A page of this site, or an address elsewhere. */
export type LinkTarget = { readonly to: string } | { readonly href: string };

const here = 'https://here.invalid';

/** Where a link may lead; nothing for a script, for data, or for what is no address. */
export function linkTo(href: string | undefined): LinkTarget | undefined {
  if (!href || !URL.canParse(href, `${here}/info/`)) return undefined;
  const url = new URL(href, `${here}/info/`);
  if (url.origin === here) return { to: url.pathname + url.search + url.hash };
  return /^(https?|mailto|tel):$/.test(url.protocol) ? { href: url.href } : undefined;
}
