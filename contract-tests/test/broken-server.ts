import type { Fetch } from '../src/http/respect-rate-limits.ts';

/** A response that a break may change before the suite receives it. */
export interface PassingResponse {
  readonly method: string;
  readonly path: string;
  status: number;
  readonly headers: Headers;
  text: string;
}

export interface Break {
  readonly name: string;
  /** The operations whose data it changes, if no others are needed to find it. */
  readonly path?: RegExp;
  /** Changes the request before the server receives it. */
  readonly onRequest?: (url: URL, headers: Headers) => void;
  readonly onResponse?: (response: PassingResponse) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: breaks produce JSON that violates any type.
export type Json = any;

/** Changes the data of a successful response at these paths. */
export function changeData(path: RegExp, change: (data: Json) => Json): Break['onResponse'] & {} {
  return (response) => {
    if (response.status !== 200 || response.method === 'HEAD' || !path.test(response.path)) return;
    const body = JSON.parse(response.text);
    response.text = JSON.stringify({ ...body, data: change(body.data) });
  };
}

/** A proxy in front of the server with these breaks; streams pass as they are. */
export function broken(fetch: Fetch, ...breaks: readonly Break[]): Fetch {
  return async (request) => {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const { onRequest } of breaks) onRequest?.(url, headers);
    const { method } = request;
    const body = ['GET', 'HEAD'].includes(method) ? undefined : await request.text();
    const forwarded = new Request(url, { method, headers, ...(body ? { body } : {}) });
    const original = await fetch(forwarded);
    if (original.headers.get('content-type')?.startsWith('text/event-stream')) return original;
    const response: PassingResponse = {
      method,
      path: url.pathname,
      status: original.status,
      headers: new Headers(original.headers),
      text: await original.text(),
    };
    for (const { onResponse } of breaks) onResponse?.(response);
    response.headers.delete('content-length');
    const isEmpty = [204, 304].includes(response.status) || method === 'HEAD';
    const init = { status: response.status, headers: response.headers };
    return new Response(isEmpty ? null : response.text, init);
  };
}
