import type { ServerResponse } from 'node:http';

/** Also in the `Keep-Alive` header of responses that Node writes itself. */
export const KEEP_ALIVE_SECONDS = 72;

/** The private fields that `writeHead` sets in Node's `ServerResponse`. */
interface WrittenHead {
  _header: string;
  /** Whether the connection ends with the response. */
  _last: boolean;
}

let dateSecond = 0;
let dateHeader = '';

function currentDateHeader(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateHeader = `Date: ${new Date(second * 1000).toUTCString()}\r\n`;
  }
  return dateHeader;
}

/**
 * `response.writeHead` for header lines that are joined and validated already, which takes a quarter of the time of a small
 * response. `end` then sends the head with the body, or queues both behind the response to an earlier request.
 */
export function writeHeadBlock(response: ServerResponse, statusAndHeaders: string): void {
  const head = response as unknown as WrittenHead;
  const isLast = !response.shouldKeepAlive;
  const connection = isLast
    ? 'Connection: close\r\n'
    : `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n`;
  head._header = `${statusAndHeaders}${currentDateHeader()}${connection}\r\n`;
  head._last = isLast;
}
