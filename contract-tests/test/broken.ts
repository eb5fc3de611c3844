import type { Fetch } from '../src/ask/ask.ts';

/** An answer on its way, to be spoilt. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  status: number;
  readonly headers: Headers;
  text: string;
}

export interface Break {
  readonly name: string;
  /** Spoils the question before the server sees it. */
  readonly onRequest?: (url: URL, headers: Headers) => void;
  readonly onAnswer?: (answer: Passing) => void;
}

/** A proxy between the suite and the server that does one thing wrong. */
export function broken(fetch: Fetch, { onRequest, onAnswer }: Break): Fetch {
  return async (request) => {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    onRequest?.(url, headers);
    const { method } = request;
    const body = ['GET', 'HEAD'].includes(method) ? undefined : await request.text();
    const asked = new Request(url, { method, headers, ...(body ? { body } : {}) });
    const response = await fetch(asked);
    const answer: Passing = {
      method,
      path: url.pathname,
      status: response.status,
      headers: new Headers(response.headers),
      text: await response.text(),
    };
    onAnswer?.(answer);
    answer.headers.delete('content-length');
    const empty = [204, 304].includes(answer.status) || method === 'HEAD';
    const { status, headers: said } = answer;
    return new Response(empty ? null : answer.text, { status, headers: said });
  };
}
