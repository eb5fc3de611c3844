import type { Fetch } from '../src/http/send-question.ts';

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
  /** Changes the request before the server receives it. */
  readonly onRequest?: (url: URL, headers: Headers) => void;
  readonly onAnswer?: (answer: PassingResponse) => void;
}

/** A proxy between the suite and the server that breaks one thing. */
export function broken(fetch: Fetch, { onRequest, onAnswer }: Break): Fetch {
  return async (request) => {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    onRequest?.(url, headers);
    const { method } = request;
    const body = ['GET', 'HEAD'].includes(method) ? undefined : await request.text();
    const forwarded = new Request(url, { method, headers, ...(body ? { body } : {}) });
    const response = await fetch(forwarded);
    const answer: PassingResponse = {
      method,
      path: url.pathname,
      status: response.status,
      headers: new Headers(response.headers),
      text: await response.text(),
    };
    onAnswer?.(answer);
    answer.headers.delete('content-length');
    const isEmpty = [204, 304].includes(answer.status) || method === 'HEAD';
    const init = { status: answer.status, headers: answer.headers };
    return new Response(isEmpty ? null : answer.text, init);
  };
}
