import { newRequestId } from '@touchline/shared/server/http/request-id';
import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import type { Call, Caller, Upstream, UpstreamResponse } from './call.ts';
import type { ParseCall } from './parse-call.ts';

/** What calls of the gateway itself go through: the same as all others. */
export interface OwnCallOptions {
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  readonly upstream: Upstream;
}

/** Whom a call is made for; a visitor, or the gateway itself. */
type CallContext = Caller &
  Pick<Call, 'world'> &
  Partial<Pick<Call, 'language' | 'requestId' | 'maxAgeSeconds'>>;

export const dataOf = <T>({ body }: Pick<UpstreamResponse, 'body'>): T =>
  (JSON.parse(body.toString()) as { data: T }).data;

/** The instant of the upstream's world when it made the response, in milliseconds, if it sends one. */
export function worldNowOf({ headers }: Pick<UpstreamResponse, 'headers'>): number | undefined {
  const worldNow = Date.parse(headers['x-world-now'] ?? '');
  return Number.isNaN(worldNow) ? undefined : worldNow;
}

export function ownCalls({ contract, parseCall, upstream }: OwnCallOptions) {
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  return {
    operation: (id: OperationId): Operation | undefined => operations.get(id),
    /** The response to a call without a path parameter. */
    async get(id: OperationId, query: string, context: CallContext): Promise<UpstreamResponse> {
      const operation = operations.get(id);
      if (!operation) throw new Error(`The contract has no operation ${id}.`);
      const { language, world, network, signal, requestId = newRequestId() } = context;
      const headers = language ? { 'accept-language': language } : {};
      const input = { path: {}, query, headers, world, network, signal, requestId };
      return upstream({
        ...parseCall(operation, input),
        maxAgeSeconds: context.maxAgeSeconds,
      });
    },
  };
}
