import { contract } from '@touchline/types/contract';
import { worldFetch } from './in-process-fetch.ts';
import type { WorldOptions } from './world-options.ts';

type Resolver = (info: { readonly request: Request }) => Promise<Response>;

/** The part of the module `msw` that is needed. */
export interface Msw<Handler> {
  readonly http: Readonly<Record<'get' | 'post', (path: string, resolver: Resolver) => Handler>>;
}

export interface MswOptions extends WorldOptions {
  /** Where the front end expects the API; by default below `/api` of any origin. */
  readonly baseUrl?: string;
}

/** Handlers of MSW for every operation of the contract, answered by the world. Handlers before them take precedence. */
export function handlersFor<Handler>(
  { http }: Msw<Handler>,
  { baseUrl = '*/api', ...options }: MswOptions = {},
): Handler[] {
  const fetch = worldFetch(options);
  const prefix = baseUrl.startsWith('*') ? baseUrl.slice(1) : new URL(baseUrl).pathname;
  const base = prefix.replace(/\/$/, '');
  const resolver: Resolver = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`http://world.test${pathname.slice(base.length)}${search}`, request));
  };
  return contract.operations
    .filter(({ servedBy }) => servedBy === 'upstream')
    .map(({ method, path }) =>
      http[method === 'GET' ? 'get' : 'post'](
        `${baseUrl.replace(/\/$/, '')}${path.replace(/\{(\w+)\}/g, ':$1')}`,
        resolver,
      ),
    );
}
