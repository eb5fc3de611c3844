import type { Call, Upstream } from '@touchline/api-core/call';
import type { Operation } from '@touchline/types/contract';
import type { UpstreamConfig } from '../config.ts';
import { type BulkheadLimits, createBulkheads } from './bulkhead.ts';
import { requestWriter } from './request-headers.ts';
import type { SendCall } from './send-call.ts';
import { SharedDeadline } from './shared-deadline.ts';
import { UpstreamCall, type UpstreamParts } from './upstream-call.ts';
import { lacksOperation } from './upstream-extras.ts';
import { UpstreamRefusal } from './upstream-problem.ts';

type OwnParts = 'origin' | 'requestOf' | 'bulkheadOf' | 'deadlineOf';

export interface UpstreamOptions extends Omit<UpstreamParts, OwnParts> {
  readonly config: UpstreamConfig;
  readonly bulkhead?: BulkheadLimits | undefined;
}

/** Sends calls to one upstream, by its rules. */
export function createUpstream({ config, bulkhead, ...options }: UpstreamOptions): SendCall {
  const { url, totalMs, extras } = config;
  const parts: UpstreamParts = {
    ...options,
    origin: url.origin,
    requestOf: requestWriter(config),
    bulkheadOf: createBulkheads(bulkhead),
    deadlineOf: createDeadlines(totalMs),
  };
  return (call, forwarded, onResult) => {
    if (lacksOperation(extras, call.operation)) onResult(notOffered(call));
    else new UpstreamCall(parts, call, forwarded, onResult).start();
  };
}

const notOffered = ({ operation: { id } }: Call) =>
  new UpstreamRefusal(501, `The upstream does not offer ${id}.`, true, {});

/** One for all calls, and one for each longer time that an operation has. */
function createDeadlines(totalMs: number): (operation: Operation) => SharedDeadline {
  const deadlines = new Map<number, SharedDeadline>();
  return ({ timeoutSeconds = 0 }) => {
    const ms = Math.max(totalMs, timeoutSeconds * 1000);
    const deadline = deadlines.get(ms) ?? new SharedDeadline(ms);
    deadlines.set(ms, deadline);
    return deadline;
  };
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
