import { hash } from 'node:crypto';
import { request } from 'undici';
import webPush from 'web-push';
import { lifetimeOf } from './message-lifetime.ts';
import type { PushHosts } from './push-hosts.ts';
import type { PushMessage, VapidKeys } from './push-store.ts';

/** `gone`: the browser has ended the subscription. `refused`: the push service does not take this message. */
export type PushResult =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'failed'; readonly pauseMs: number };

export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later notification of the match replaces an earlier one. */
  readonly tag: string;
  /** The label of the action that ends the notifications. */
  readonly stop: string;
}

export type SendPush = (message: PushMessage, keys: VapidKeys) => Promise<PushResult>;

const MAX_PAUSE_S = 300;
/** Timeouts between two bytes do not end an answer that comes byte by byte. */
const TOTAL_MS = 10_000;
/** For the rest of an answer, which is read only so that its connection can be used again. */
const BODY_MS = 1000;
const MAX_BODY_BYTES = 16_384;
const MAX_TOPIC_LENGTH = 32;

function resultOf(status: number, retryAfter: unknown): PushResult {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused' };
  const seconds = Number(retryAfter);
  return { kind: 'failed', pauseMs: seconds > 0 ? Math.min(seconds, MAX_PAUSE_S) * 1000 : 0 };
}

/** Encrypts a message for its browser and sends it to the browser's push service (RFC 8030, 8291, 8292). */
export const createSendPush =
  (hosts: PushHosts, subject: string): SendPush =>
  async ({ endpoint, keys, kind, payload }, vapidKeys) => {
    // The hosts that are allowed may have changed since.
    if (!hosts.accepts(endpoint)) return { kind: 'gone' };
    const { tag } = JSON.parse(payload) as PushPayload;
    let details: ReturnType<typeof webPush.generateRequestDetails>;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys: { ...keys } }, payload, {
        vapidDetails: { subject, ...vapidKeys },
        TTL: lifetimeOf(kind),
        urgency: 'high',
        topic: hash('sha256', tag, 'base64url').slice(0, MAX_TOPIC_LENGTH),
      });
    } catch {
      // Nothing can be encrypted for a key that is no point of the curve.
      return { kind: 'gone' };
    }
    try {
      const { statusCode, headers, body } = await request(endpoint, {
        method: 'POST',
        headers: details.headers as Record<string, string>,
        body: details.body,
        dispatcher: hosts.agentFor(endpoint),
        signal: AbortSignal.timeout(TOTAL_MS),
      });
      await body
        .dump({ limit: MAX_BODY_BYTES, signal: AbortSignal.timeout(BODY_MS) })
        .catch(() => {});
      return resultOf(statusCode, headers['retry-after']);
    } catch {
      return { kind: 'failed', pauseMs: 0 };
    }
  };
