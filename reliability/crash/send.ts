import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface Answer {
  /** 0 without a complete response. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Why there is no complete response. */
  error?: string;
  /** Whether nothing came for as long as a client waits. */
  hasTimedOut?: boolean;
}

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
  /** The address that the client has, because some calls are limited by address. */
  from?: string | undefined;
}

export type Send = (sent: Sent) => Promise<Answer>;

/** Longer than every time limit of the site. */
const TIMEOUT_MS = 45_000;
const NOBODY = 'ECONNREFUSED';

/** Linux answers for all of 127.0.0.0/8; elsewhere only one address exists, and limits show as refusals. */
const hasManyAddresses = process.platform === 'linux';

/** A loopback address for a client, different for each number up to 16 million. */
export function addressOf(client: number): string {
  const n = client % 0xff_ff_00;
  return `127.${1 + (n >>> 16)}.${(n >>> 8) & 0xff}.${1 + ((n & 0xff) % 254)}`;
}

export const localAddress = (from: string) => (hasManyAddresses ? { localAddress: from } : {});

/** Sends one request; rejects without a complete response. */
async function exchange(origin: string, sent: Sent, agent: Agent): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body, from } = sent;
  const { hostname: host, port } = new URL(origin);
  const outgoing = request({
    host,
    port,
    path,
    method,
    agent,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(from && localAddress(from)),
  });
  // Also of a connection that breaks after the head: reading the body rejects then.
  outgoing.on('error', () => {});
  outgoing.end(body && JSON.stringify(body));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

/**
 * Sends as a browser does: with one origin no request is repeated. With several, without a load balancer, the next
 * one is tried if nobody listens, and for a GET also if the connection breaks, as the load balancer would.
 */
export function createSend(origins: readonly string[]): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  async function send(sent: Sent): Promise<Answer> {
    turn += 1;
    // Others take their turns while this one waits.
    const first = turn;
    let error = '';
    let hasTimedOut = false;
    for (let tries = 0; tries < origins.length; tries += 1) {
      try {
        return await exchange(origins[(first + tries) % origins.length] as string, sent, agent);
      } catch (caught) {
        const { code, name, message } = caught as NodeJS.ErrnoException;
        error = message;
        hasTimedOut = name === 'AbortError' || name === 'TimeoutError';
        if (hasTimedOut || (sent.method === 'POST' && code !== NOBODY)) break;
      }
    }
    return { status: 0, headers: {}, text: '', error, hasTimedOut };
  }
  return { send, close: () => agent.destroy() };
}

const REFUSALS = [429, 502, 503, 504];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether it is a refusal that says why: a problem document, with the time to wait where waiting helps. */
export function isReasoned({ status, headers, text }: Answer): boolean {
  if (!REFUSALS.includes(status)) return false;
  if (!headers['content-type']?.startsWith('application/problem+json')) return false;
  if ((status === 429 || status === 503) && !headers['retry-after']) return false;
  const problem = parse(text) as { status?: unknown; detail?: unknown } | undefined;
  return problem?.status === status && typeof problem.detail === 'string';
}

export const dataOf = <T>(answer: Answer): T | undefined =>
  (parse(answer.text) as { data?: T } | undefined)?.data;
