import type { Upstream } from '@touchline/api-core/call';
import type { UpstreamConfig } from '../config.ts';
import { type BulkheadLimits, createBulkheads } from './bulkhead.ts';
import { requestWriter } from './request-headers.ts';
import type { SendCall } from './send-call.ts';
import { SharedDeadline } from './shared-deadline.ts';
import { UpstreamCall, type UpstreamParts } from './upstream-call.ts';

type OwnParts = 'origin' | 'requestOf' | 'bulkheadOf' | 'deadline';

export interface UpstreamOptions extends Omit<UpstreamParts, OwnParts> {
  readonly config: UpstreamConfig;
  readonly bulkhead?: BulkheadLimits | undefined;
}

/** Sends calls to one upstream, by its rules. */
export function createUpstream({ config, bulkhead, ...options }: UpstreamOptions): SendCall {
  const { url, totalMs } = config;
  const parts: UpstreamParts = {
    ...options,
    origin: url.origin,
    requestOf: requestWriter(url),
    bulkheadOf: createBulkheads(bulkhead),
    deadline: new SharedDeadline(totalMs),
  };
  return (call, forwarded, onResult) => new UpstreamCall(parts, call, forwarded, onResult).start();
}

/** For the cache, page rendering and the live poller: only responses to forwarded requests are streamed. */
export const fetchWholeBy =
  (send: SendCall): Upstream =>
  (call) =>
    new Promise((resolve, reject) => {
      send(call, undefined, (result) => {
        if (result instanceof Error) reject(result);
        else resolve(result as Awaited<ReturnType<Upstream>>);
      });
    });
