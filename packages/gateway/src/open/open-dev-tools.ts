import type { DevTools, DevToolsOptions } from '@touchline/devtools';
import { allowHosts } from '@touchline/shared/server/http/allowed-hosts';
import type { GatewayConfig } from '../config.ts';
import { disconnectSignal } from '../http/disconnect-signal.ts';
import { Representation } from '../http/representation.ts';
import type { MakePage } from '../pages/page.ts';
import { toProblem } from '../problems/to-problem.ts';
import { toUpstreamProblem } from '../upstream/upstream-problem.ts';

const NO_DEV_TOOLS: DevTools = {
  maxUrlLength: () => undefined,
  addHooks: () => {},
  addConsole: (page) => page,
  register: async () => {},
};

const POLICY = 'content-security-policy';

export const withConsole = (devTools: DevTools, makePage: MakePage): MakePage =>
  devTools === NO_DEV_TOOLS
    ? makePage
    : async (visit) => {
        const { response, representation, isCacheable } = await makePage(visit);
        const { html, policy } = devTools.addConsole({
          html: representation.body.toString(),
          policy: response.headers[POLICY],
        });
        return {
          isCacheable,
          representation: new Representation(Buffer.from(html), representation.contentType),
          response: {
            ...response,
            headers: { ...response.headers, ...(policy && { [POLICY]: policy }) },
          },
        };
      };

/** Loaded on demand: production needs neither the console nor luxon. */
export async function openDevTools(
  { devTools, allowedHosts }: Pick<GatewayConfig, 'devTools' | 'allowedHosts'>,
  options: Omit<DevToolsOptions, 'gateway' | 'isAllowedHost'>,
): Promise<DevTools> {
  if (!devTools) return NO_DEV_TOOLS;
  const { loadDevTools } = await import('@touchline/devtools');
  return loadDevTools({
    ...options,
    isAllowedHost: allowHosts(allowedHosts),
    gateway: { disconnectSignal, toProblem, toUpstreamProblem },
  });
}
