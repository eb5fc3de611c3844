import type { IncomingMessage } from 'node:http';
import type { Upstream } from '@touchline/api-core/call';
import type { ParseCall } from '@touchline/api-core/parse-call';
import type { IsAllowedHost } from '@touchline/shared/http/allowed-hosts';
import type { FieldError } from '@touchline/types';
import type { Contract } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';

type Fetch = (request: Request) => Promise<Response>;
type AnyFunction = (...args: never[]) => unknown;

interface Visit {
  readonly context: { readonly requestId: string };
}

interface Served<Page> {
  readonly page: Page;
  /** Cache-Status (RFC 9211). */
  readonly cacheStatus: string;
}

export interface PageText {
  readonly html: string;
  /** The value of Content-Security-Policy. */
  readonly policy: string | undefined;
}

export interface DevTools {
  /** Whether hot responses must not answer this request. */
  isWatched(request: IncomingMessage): boolean;
  /** The longest URL at this path, if it is not the usual one. */
  maxUrlLength(url: string): number | undefined;
  addHooks(app: FastifyInstance): void;
  wrapFetch(fetch: Fetch, context: Visit['context']): Fetch;
  addConsole(page: PageText): PageText;
  /** Renders the page for a watched browser each time: a cached page makes no calls. */
  wrapPageCache<V extends Visit, Page>(
    getPage: (visit: V) => Promise<Served<Page>>,
    makePage: (visit: V) => Promise<Page>,
  ): (visit: V) => Promise<Served<Page>>;
  /** Records the events of a request's live stream, which Fastify does not send. */
  recordStream(request: FastifyRequest, reply: FastifyReply): StreamRecorder | undefined;
  register(app: FastifyInstance, parts: DevToolsParts): Promise<void>;
}

/** Receives the frames of a stream, and its end. */
interface StreamRecorder {
  readonly onFrame: (frame: Buffer) => void;
  readonly onEnd: () => void;
}

interface Findings {
  list(): readonly {
    readonly operation: string;
    readonly pointer: string;
    readonly message: string;
    readonly lastAt: number;
  }[];
}

export interface GatewayFunctions {
  rejectNonGet(app: FastifyInstance, url: string): void;
  methodNotAllowed(method: string, allowed: readonly string[]): Error;
  disconnectSignal(reply: FastifyReply): AbortSignal;
  skippedWhenHot<Hook extends AnyFunction>(hook: Hook): Hook;
  /** A network error of the upstream, as a 502, 503 or 504. */
  toUpstreamProblem(error: unknown): Error;
  toProblem(error: unknown): Error & {
    readonly status: number;
    readonly errors?: readonly FieldError[] | undefined;
  };
}

export interface DevToolsOptions {
  readonly clock: () => number;
  readonly contract: Contract;
  /** Differences between the contract and the upstream's responses. */
  readonly findings: Findings;
  readonly gateway: GatewayFunctions;
  readonly isAllowedHost: IsAllowedHost;
}

interface DevToolsParts {
  readonly parseCall: ParseCall;
  readonly upstream: Upstream;
  readonly mockApi: { readonly pool: Dispatcher; readonly url: URL };
  readonly siteStyle: () => Promise<string>;
}
