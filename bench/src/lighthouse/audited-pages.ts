import { pages, resolvePath } from '../../../tools/pages.ts';

export interface AuditedPage {
  name: string;
  path: string;
  /** Load times are measured and judged; on other pages only the categories that never vary. */
  isTimed?: boolean;
  /** Search engines must not list it, so Lighthouse's `is-crawlable` is expected to fail. */
  noIndex?: boolean;
}

/** The pages to audit, with ids from the running site. */
export function auditedPages(base: string): Promise<AuditedPage[]> {
  const getJson = async (call: string) => (await fetch(base + call)).json();
  return Promise.all(
    pages
      .filter(({ lighthouse }) => lighthouse)
      .map(async (page) => ({
        name: page.name,
        path: await resolvePath(page, getJson),
        isTimed: page.lighthouse === 'timed',
        noIndex: page.noIndex ?? false,
      })),
  );
}
