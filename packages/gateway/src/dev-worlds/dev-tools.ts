import type { IncomingMessage } from 'node:http';
import type { Upstream } from '@touchline/api-core/call';
import type { ParseCall } from '@touchline/api-core/parse-call';
import type { Contract } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { DriftFindings } from '../drift/drift-findings.ts';
import type { StreamRecorder } from '../live/stream-route.ts';
import type { MakePage } from '../pages/page.ts';
import type { GetPage } from '../pages/page-cache.ts';
import type { PageContext } from '../pages/ssr-fetch.ts';

type Fetch = (request: Request) => Promise<Response>;

/** What the development tools add to the gateway. */
export interface DevTools {
  /** Whether hot responses must not answer this request. */
  isWatched(request: IncomingMessage): boolean;
  /** The longest URL at this path, if it is not the usual one. */
  maxUrlLength(url: string): number | undefined;
  addHooks(app: FastifyInstance): void;
  wrapFetch(fetch: Fetch, context: PageContext): Fetch;
  wrapPage(makePage: MakePage): MakePage;
  wrapPageCache(getPage: GetPage, makePage: MakePage): GetPage;
  /** Records the events of a request's live stream. */
  recordStream(request: FastifyRequest, reply: FastifyReply): StreamRecorder | undefined;
  register(app: FastifyInstance, parts: DevToolsParts): Promise<void>;
}

export interface DevToolsOptions {
  readonly clock: () => number;
  readonly contract: Contract;
  readonly findings: DriftFindings;
}

interface DevToolsParts {
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  readonly clock: () => number;
  readonly upstream: Upstream;
  readonly mockApi: { readonly pool: Dispatcher; readonly url: URL };
  /** The styles of the site. */
  readonly siteStyle: () => Promise<string>;
}
