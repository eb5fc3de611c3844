import { type SiteProxy, startSiteProxy } from './site-proxy.ts';

export interface ProxiedSite {
  site: SiteProxy;
}

interface Given {
  baseURL: string | undefined;
}

/** The site at an address of the test's own, whose network and deploys are in the test's hands. */
export const proxiedSite = {
  site: async ({ baseURL }: Given, use: (site: SiteProxy) => Promise<void>) => {
    const site = await startSiteProxy(baseURL ?? '');
    await use(site);
    site.close();
  },
};

export const offlineVisitor = {
  serviceWorkers: 'allow' as const,
  // Without a world of its own: answers that are made for one visitor are not kept.
  storageState: { cookies: [], origins: [] },
  // What a browser says of a network that is not there.
  expectedErrors: [/net::ERR_|No answer to|Failed to load/],
};
