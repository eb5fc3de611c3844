import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@touchline/types';

interface ServerEntry {
  createRenderer(clientDir: URL): Promise<PageRenderer>;
}

/** Where the site's build leaves what browsers load, and what renders its pages. */
export const siteParts = (siteDir: string) => ({
  clientDir: join(siteDir, 'client'),
  serverEntry: join(siteDir, 'server', 'entry-server.js'),
});

/** The site's own server entry; without a build there is none, and the gateway says so at /readyz. */
export async function loadRenderer(siteDir: string): Promise<PageRenderer | undefined> {
  const { clientDir, serverEntry } = siteParts(siteDir);
  if (!existsSync(serverEntry)) return undefined;
  const entry = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
  return entry.createRenderer(pathToFileURL(`${clientDir}/`));
}
