import { isColorSupported, prettyFactory } from 'pino-pretty';
import type { Print } from '../run-command.ts';

/** Cache-Status (RFC 9211) in a word or two: `hit`, `miss`, `hit stale-if-error`. */
function cacheVerdict(cacheStatus: unknown): string {
  const words = String(cacheStatus ?? '').matchAll(/; (hit|collapsed|(?:fwd|detail)=([\w-]+))/g);
  return [...words].map(([, word, value]) => value ?? word).join(' ');
}

function requestText({ method, path, status, ms, cache }: Record<string, unknown>): string {
  return `${method} ${path} ${status} ${Math.round(Number(ms))} ms ${cacheVerdict(cache)}`.trimEnd();
}

/** With the start of the request's id, by which the lines of both servers belong together. */
function messageOf(line: Record<string, unknown>): string {
  const { msg, path, ms, reqId = '' } = line;
  const message = path === undefined ? msg : `${msg} (${path})`;
  const text = ms === undefined ? message : requestText(line);
  return `${text} ${String(reqId).slice(0, 8)}`.trimEnd();
}

/** Also of a health check that has ended first, which is repeated. */
const isProbe = (line: string) => /"operation":"health",.*"status":(200|499),/.test(line);

/** Prints a server's JSON log as one readable line per entry, without health checks that report no failure; other output unchanged. */
export function prettyPrinter(name: string, print: Print, colorize = isColorSupported) {
  const format = prettyFactory({
    colorize,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,operation,method,path,status,ms,cache,reqId',
    singleLine: true,
    messageFormat: (line) => `${name} ${messageOf(line)}`,
  });
  return (line: string): void => {
    if (!line.startsWith('{"level":')) print(`${line}\n`);
    else if (!isProbe(line)) print(format(line) ?? '');
  };
}
