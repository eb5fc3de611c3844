import { hash } from 'node:crypto';
import { Agent, request } from 'undici';
import webPush from 'web-push';
import { lifetimeOf } from './message-lifetime.ts';
import { MESSAGES_AT_ONCE } from './push-services.ts';
import type { PushMessage, VapidKeys } from './push-store.ts';

/** `gone`: the browser has ended the subscription. `refused`: the push service does not take this message. */
export type PushResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' }
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
const CONNECT_MS = 3000;
const ANSWER_MS = 5000;
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

/** Encrypts messages for their browsers and sends them to the browsers' push services (RFC 8030, 8291, 8292). */
export function createPushSender(subject: string) {
  const dispatcher = new Agent({
    connections: MESSAGES_AT_ONCE,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
  });

  async function send(
    { endpoint, keys, kind, payload }: PushMessage,
    vapidKeys: VapidKeys,
  ): Promise<PushResult> {
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
        dispatcher,
        signal: AbortSignal.timeout(TOTAL_MS),
      });
      await body
        .dump({ limit: MAX_BODY_BYTES, signal: AbortSignal.timeout(BODY_MS) })
        .catch(() => {});
      return resultOf(statusCode, headers['retry-after']);
    } catch {
      return { kind: 'failed', pauseMs: 0 };
    }
  }

  return { send, close: () => dispatcher.destroy() };
}
