import type { Operation } from '@touchline/types/contract';
import type { Language } from '@touchline/types/http/accept-language';
import type { Params } from '@touchline/types/validation';
import type { Representation } from '../http/representation.ts';
import type { DevWorld } from './world-headers.ts';

/** One checked call of the contract, in the only form in which it may leave. */
export interface Call {
  readonly operation: Operation;
  /** Path and query, made anew from what was checked. */
  readonly target: string;
  readonly params: Params;
  readonly language: Language | undefined;
  readonly world: DevWorld | undefined;
  /** Request headers that make a difference to its answer. */
  readonly vary: string;
  readonly authorization: string | undefined;
  readonly body: string | undefined;
  readonly requestId: string;
  readonly traceParent: string | undefined;
  /** Where a stream was left (HTML, 9.2.4). */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** What we have already; the upstream need not send it again (RFC 9110 §13.1.2). */
  readonly known?: Answer | undefined;
}

/** What came of a call; a refusal is thrown, so this is always a success. */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The upstream lets others have it too. */
  readonly shareable: boolean;
  /** How long it has been kept, here and before (RFC 9111 §5.1). */
  readonly ageSeconds: number;
  /** The tag by which the upstream knows it again. */
  readonly validator?: string | undefined;
  /** From the cache, and for how long from its making it need not be asked for again. */
  readonly freshSeconds?: number;
  /** Made once for an answer that is kept. */
  readonly representation?: Representation;
  /** What the cache did, in the words of RFC 9211. */
  readonly cacheStatus?: string;
}

/** Each rule of the way to the upstream takes one of these and makes another. */
export type Ask = (call: Call) => Promise<Answer>;
