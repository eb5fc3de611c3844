import type { Language } from '@touchline/shared/domain/http/accept-language';
import type { WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import type { Operation } from '@touchline/types/contract';
import type { BodyError, Params } from '@touchline/types/validation';

/** Who makes a call. Both may be made when they are first read. */
export interface Caller {
  readonly signal: AbortSignal;
  /** The network of the visitor, which takes turns with others; undefined for the server's own calls. */
  readonly network?: string | undefined;
}

/** One validated call of an operation: the only form in which a request leaves the gateway. */
export interface Call {
  readonly operation: Operation;
  /** Path and query, rebuilt from the validated parameters. */
  readonly target: string;
  readonly params: Params;
  readonly language: Language | undefined;
  readonly world: WorldHeaders | undefined;
  /** The value of Vary: request headers that the response depends on. */
  readonly vary: string;
  readonly authorization: string | undefined;
  /** Set for operations that declare the header. */
  readonly userAgent: string | undefined;
  readonly requestId: string;
  readonly traceParent: string | undefined;
  /** The last event that a reconnecting client has received (HTML, 9.2.4). */
  readonly lastEventId: string | undefined;
  /** Refuses an older cached response, like the request directive `max-age` (RFC 9111 §5.2.1.1). */
  readonly maxAgeSeconds?: number | undefined;
  /** The cached response that the upstream may confirm with a 304 (RFC 9110 §13.1.2). */
  readonly cached?: UpstreamResponse | undefined;
  readonly caller: Caller;
}

/** A successful response; every other outcome is a thrown problem. */
export interface UpstreamResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The JSON of a body from the wire, until it has been checked. */
  readonly parsedBody?: unknown;
  /** What was left out of the body, until it has been reported. */
  readonly found?: readonly BodyError[];
  /** The value of a body that was just checked, for a caller that would parse it again; for no other body than `of`. */
  readonly parsed?: { readonly of: Buffer; readonly value: unknown };
  /** Whether a shared cache may store it (RFC 9111 §3). */
  readonly shareable: boolean;
  /** Its age, here and in caches before (RFC 9111 §5.1). */
  readonly ageSeconds: number;
  /** Whether it lacks what could not be had: a complete one in the cache is not replaced by it. */
  readonly isPartial?: boolean | undefined;
  /** The upstream's ETag. */
  readonly validator?: string | undefined;
  /** Set for a fresh cached response: its freshness lifetime. */
  readonly freshSeconds?: number;
  /** Cache-Status (RFC 9211). */
  readonly cacheStatus?: string;
}

/** Sends a call and returns its whole response. */
export type Upstream = (call: Call) => Promise<UpstreamResponse>;
