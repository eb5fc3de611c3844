import { channel } from 'node:diagnostics_channel';
import { onTestFinished } from 'vitest';

/** The URLs of requests that Fastify handles from now on. */
export function handledUrls(): string[] {
  const urls: string[] = [];
  const handlerStart = channel('tracing:fastify.request.handler:start');
  const record = (message: unknown) =>
    void urls.push((message as { request: { url: string } }).request.url);
  handlerStart.subscribe(record);
  onTestFinished(() => void handlerStart.unsubscribe(record));
  return urls;
}
