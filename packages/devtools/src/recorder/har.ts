import { STATUS_CODES } from 'node:http';
import type { CallDetail } from '../console-data.ts';

/** What these send and answer are passwords and tokens. */
const SECRET_PATH = /\/auth\//;
const SECRET_HEADER = /^authorization$/i;

const headersOf = (headers: CallDetail['requestHeaders']) =>
  Object.entries(headers)
    .filter(([name]) => !SECRET_HEADER.test(name))
    .map(([name, value]) => ({ name, value }));

const textOf = ({ url }: CallDetail, text: string | undefined) =>
  SECRET_PATH.test(url) ? '' : (text ?? '');

const bytesOf = (text: string) => Buffer.byteLength(text);

/** An archive of HTTP transactions (HAR 1.2), which browsers' tools and `npm run record -- --har` read. Without secrets. */
export const harOf = (calls: readonly CallDetail[], origin: string) => ({
  log: {
    version: '1.2',
    creator: { name: 'Touchline', version: '1' },
    entries: calls
      .filter(({ status, operation }) => status !== undefined && operation !== 'page')
      .map((call) => entryOf(call, origin)),
  },
});

function entryOf(call: CallDetail, origin: string) {
  const { method, url, startedAt, ms = 0, status = 0, cacheStatus, violations } = call;
  const { requestHeaders, requestBody, responseHeaders } = call;
  const [sent, received] = [textOf(call, requestBody), textOf(call, call.responseBody)];
  const notes = [cacheStatus, ...(violations ?? []).map((one) => `${one.pointer} ${one.message}`)];
  const target = new URL(url, origin);
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: ms,
    request: {
      method,
      url: target.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(requestHeaders),
      queryString: [...target.searchParams].map(([name, value]) => ({ name, value })),
      ...(sent && { postData: { mimeType: 'application/json', text: sent } }),
      headersSize: -1,
      bodySize: bytesOf(sent),
    },
    response: {
      status,
      statusText: STATUS_CODES[status] ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(responseHeaders),
      content: {
        size: bytesOf(received),
        mimeType: responseHeaders['content-type'] ?? '',
        text: received,
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    comment: notes.filter(Boolean).join('; '),
  };
}
