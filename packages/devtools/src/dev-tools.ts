import type { Upstream } from '@touchline/api-core/call';
import type { ParseCall } from '@touchline/api-core/parse-call';
import type { IsAllowedHost } from '@touchline/shared/server/http/allowed-hosts';
import type { FieldError } from '@touchline/types';
import type { Contract } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';

export interface PageText {
  readonly html: string;
  /** The value of Content-Security-Policy. */
  readonly policy: string | undefined;
}

export interface DevTools {
  /** The longest URL at this path, if it is not the usual one. */
  maxUrlLength(url: string): number | undefined;
  addHooks(app: FastifyInstance): void;
  addConsole(page: PageText): PageText;
  register(app: FastifyInstance, parts: DevToolsParts): Promise<void>;
}

export interface GatewayFunctions {
  disconnectSignal(reply: FastifyReply): AbortSignal;
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
  readonly gateway: GatewayFunctions;
  readonly isAllowedHost: IsAllowedHost;
}

interface DevToolsParts {
  readonly parseCall: ParseCall;
  readonly upstream: Upstream;
  readonly mockApi: { readonly pool: Dispatcher; readonly url: URL };
  readonly siteStyle: () => Promise<string>;
}
