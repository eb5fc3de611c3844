export interface Crumb {
  label: string;
  url?: string;
}

/** A schema.org BreadcrumbList. A crumb without `url` is the page itself. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], path: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + (url ?? path),
  })),
});
