import type { PageRequest, PageResponse } from '@touchline/types';
import { Representation } from '../http/representation.ts';
import { trouble } from './failure-tracker.ts';
import type { ProducePage } from './page.ts';
import type { Render } from './render-with-budget.ts';
import type { PageContext } from './ssr-fetch.ts';

export interface ProducePageOptions {
  readonly render: Render;
  readonly fetchFor: (context: PageContext) => PageRequest['fetch'];
  readonly nowFor: (context: PageContext) => Promise<number>;
}

const HTML = 'text/html; charset=utf-8';

/** A nonce that is served twice protects nobody, and a cookie is for one visitor. */
function isForEverybody({ status, headers }: PageResponse): boolean {
  const policy = headers['content-security-policy'] ?? '';
  const isPrivate = /no-store/.test(headers['cache-control'] ?? '');
  return status === 200 && !policy.includes("'nonce-") && !headers['set-cookie'] && !isPrivate;
}

/** Renders for one visit: with its time, its fetch, its budget. */
export function pageProducer({ render, fetchFor, nowFor }: ProducePageOptions): ProducePage {
  return async ({ url, language, cookies, context }) => {
    const { fetch, hadTrouble } = trouble(fetchFor(context));
    const { origin, signal } = context;
    const now = await nowFor(context);
    const { answer, isFallback } = await render(
      { url, origin, cookies, acceptLanguage: language, now, fetch, signal },
      context.requestId,
    );
    const headers = isFallback
      ? { ...answer.headers, 'cache-control': 'no-store' }
      : answer.headers;
    return {
      answer: { ...answer, headers },
      representation: new Representation(Buffer.from(answer.body), headers['content-type'] ?? HTML),
      mayBeKept: !isFallback && !hadTrouble() && isForEverybody(answer),
    };
  };
}
