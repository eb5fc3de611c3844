import type { Language } from '@touchline/shared/http/accept-language';
import type { WorldHeaders } from '@touchline/shared/http/world-headers';
import type { Operation } from '@touchline/types/contract';
import type { Params } from '@touchline/types/validation';

/** One validated call of an operation: the only form in which a request leaves the gateway. */
export interface Call {
  readonly operation: Operation;
  /** Path and query, rebuilt from the validated parameters. */
  readonly target: string;
  readonly params: Params;
  readonly language: Language | undefined;
  readonly world: WorldHeaders | undefined;
  /** Whether the response may name how the mock API makes it again. */
  readonly mayReplay: boolean;
  /** The value of Vary: request headers that the response depends on. */
  readonly vary: string;
  readonly authorization: string | undefined;
  readonly requestId: string;
  readonly traceParent: string | undefined;
  /** The last event that a reconnecting client has received (HTML, 9.2.4). */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** Refuses an older cached response, like the request directive `max-age` (RFC 9111 §5.2.1.1). */
  readonly maxAgeSeconds?: number | undefined;
  /** The cached response that the upstream may confirm with a 304 (RFC 9110 §13.1.2). */
  readonly cached?: UpstreamResponse | undefined;
}

/** A successful response; every other outcome is a thrown problem. */
export interface UpstreamResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The JSON of a body from the wire, until it has been checked. */
  readonly parsedBody?: unknown;
  /** Whether a shared cache may store it (RFC 9111 §3). */
  readonly shareable: boolean;
  /** Its age, here and in caches before (RFC 9111 §5.1). */
  readonly ageSeconds: number;
  /** The upstream's ETag. */
  readonly validator?: string | undefined;
  /** Set for a fresh cached response: its freshness lifetime. */
  readonly freshSeconds?: number;
  /** Cache-Status (RFC 9211). */
  readonly cacheStatus?: string;
}

/** Sends a call and returns its whole response. */
export type Upstream = (call: Call) => Promise<UpstreamResponse>;
