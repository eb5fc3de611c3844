import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { retryLater } from '@touchline/api-core/gateway-problem';
import type { PageRenderer } from '@touchline/shared/domain/page-renderer';

/** Where the build of the site puts the files for browsers and the server entry. */
export const siteParts = (siteDir: string) => ({
  clientDir: join(siteDir, 'client'),
  serverEntry: join(siteDir, 'server', 'entry-server.js'),
});

/** Loads the site's server entry. Without a build there is no renderer, which /readyz reports. */
export async function loadRenderer(siteDir: string): Promise<PageRenderer | undefined> {
  const { clientDir, serverEntry } = siteParts(siteDir);
  if (!existsSync(serverEntry)) return undefined;
  const { createRenderer } = await import(pathToFileURL(serverEntry).href);
  return createRenderer(pathToFileURL(`${clientDir}/`));
}

function rejectUnbuilt(): never {
  throw retryLater(503, 'The site has not been built.', 5);
}

/** The renderer while there is no build: every page is a 503. */
export const unbuiltSite: PageRenderer = {
  style: async () => '',
  normalizeUrl: (url) => url,
  render: async () => rejectUnbuilt(),
  appShell: rejectUnbuilt,
  matchCard: async () => rejectUnbuilt(),
  calendar: async () => rejectUnbuilt(),
  matchAlerts: () => [],
  listPages: async () => rejectUnbuilt(),
};
