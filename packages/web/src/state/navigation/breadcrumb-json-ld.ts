interface Crumb {
  label: string;
  url?: string;
}

/** A breadcrumb for schema.org; its last item is the page itself. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], here: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: origin + (url ?? here),
  })),
});
