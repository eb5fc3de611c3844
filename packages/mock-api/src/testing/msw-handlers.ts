import { contract } from '@touchline/types/contract';
import { type WorldFetch, worldFetch } from './in-process-fetch.ts';
import type { WorldOptions } from './world-options.ts';

const ANY_ORIGIN = 'http://world.test';

type Resolver = (info: { readonly request: Request }) => Promise<Response>;

/** The part of the module `msw` that is needed. */
export interface Msw<Handler> {
  readonly http: Readonly<Record<'get' | 'post', (path: string, resolver: Resolver) => Handler>>;
}

export interface MswOptions extends WorldOptions {
  /** The world that answers, in the place of one with the options. */
  readonly world?: WorldFetch;
  /** Where the front end expects the API, as a URL or a path; by default below `/api` of any origin. */
  readonly baseUrl?: string;
}

/** Handlers of MSW for every operation of the contract, answered by the world. Handlers before them take precedence. */
export function handlersFor<Handler>(
  { http }: Msw<Handler>,
  { baseUrl = '*/api', world, ...options }: MswOptions = {},
): Handler[] {
  const [unused] = Object.keys(options);
  if (world && unused) throw new Error(`handlersFor: give ${unused} to the world, not to MSW.`);
  const fetch = world ?? worldFetch(options);
  const { pathname: prefix } = new URL(baseUrl.replace(/^\*/, ''), ANY_ORIGIN);
  const base = prefix.replace(/\/$/, '');
  const resolver: Resolver = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${ANY_ORIGIN}${pathname.slice(base.length)}${search}`, request));
  };
  return contract.operations.map(({ method, path }) =>
    http[method === 'GET' ? 'get' : 'post'](
      `${baseUrl.replace(/\/$/, '')}${path.replace(/\{(\w+)\}/g, ':$1')}`,
      resolver,
    ),
  );
}
