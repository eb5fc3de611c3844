import type { PageRenderer } from '@touchline/types';
import { GatewayProblem } from '../problems/gateway-problem.ts';

function refuse(): never {
  throw new GatewayProblem(503, 'The site has not been built.', {
    headers: { 'retry-after': '5' },
  });
}

/** Stands in until there is a site. */
export const unbuiltSite: PageRenderer = {
  normalizeUrl: (url) => url,
  render: async () => refuse(),
  shell: refuse,
  listPages: async () => refuse(),
};
