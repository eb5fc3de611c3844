import { type SiteProxy, startSiteProxy } from './site-proxy.ts';

export interface ProxiedSite {
  site: SiteProxy;
}

interface Options {
  baseURL: string | undefined;
}

/** The site behind a proxy by which the test simulates network failures and deployments. */
export const proxiedSite = {
  site: async ({ baseURL }: Options, use: (site: SiteProxy) => Promise<void>) => {
    const site = await startSiteProxy(baseURL ?? '');
    await use(site);
    site.close();
  },
};

export const offlineVisitor = {
  serviceWorkers: 'allow' as const,
  // Without the world cookie: responses for one visitor are not cached.
  storageState: { cookies: [], origins: [] },
  // Console errors without a network, or with a balancer that finds no site.
  expectedErrors: [/net::ERR_|No response to|Failed to load|\(502\) was received when fetching/],
};
