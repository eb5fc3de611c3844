import type { PageRequest, PageResponse } from '@touchline/types';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createSendCall } from '../api/send-call.ts';
import { App } from '../app/app.tsx';
import { createTranslator } from '../i18n/translator.ts';
import { loadPageData } from '../router/load-page-data.ts';
import { fullTitle, pageHead } from '../router/page-head.ts';
import type { ResolvedPage } from '../router/resolve-page.ts';
import { textsOf } from '../router/route.ts';
import { preferencesAtom, viewAtom } from '../state/preferences/preferences-atoms.ts';
import { createSession, type Session, SessionProvider } from '../state/session.tsx';
import type { Assets } from './assets.ts';
import { catalogueSources, catalogues } from './catalogues.ts';
import { htmlDocument, inlineScripts } from './document.ts';
import { headTags } from './head-tags.ts';
import { initialLists } from './initial-lists.ts';
import { securityPolicy } from './security-policy.ts';
import { trimPayload } from './trim-payload.ts';
import { visitorPreferences } from './visitor-preferences.ts';

/** Less than the gateway waits for a page. What takes longer the browser asks for itself. */
const patience = 1_500;

export function openSession(request: PageRequest): Session {
  const preferences = visitorPreferences(request);
  return createSession({
    now: Math.floor(request.now / 1000) * 1000,
    preferences,
    translator: createTranslator(preferences.language, catalogues[preferences.language]),
    // The gateway, through which each of these calls goes, has logged it.
    sendCall: createSendCall({ origin: request.origin, fetch: request.fetch, onFailure: () => {} }),
  });
}

export async function loadData(visit: ResolvedPage, session: Session): Promise<void> {
  const answers = loadPageData(visit, session.store.get(viewAtom), session.resources);
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([answers, enough]);
  clearTimeout(timer);
}

/** From here on markup and island know the same: the beginnings of what is long. */
export function begin(visit: ResolvedPage, session: Session, now: number): void {
  const { route, address, list } = visit;
  const { store, resources } = session;
  const beginning = initialLists[route.path]?.(address, store.get(viewAtom), resources.read, now);
  resources.restore(beginning ?? []);
  if (list) begin(list, session, now);
}

export const markupOf = (request: PageRequest, visit: ResolvedPage, session: Session): string =>
  renderToString(
    <SessionProvider session={session}>
      <StaticRouter location={request.url}>
        <App first={visit} />
      </StaticRouter>
    </SessionProvider>,
  );

export function answer(
  request: PageRequest,
  visit: ResolvedPage,
  session: Session,
  markup: string,
  assets: Assets,
): PageResponse {
  const preferences = session.store.get(preferencesAtom);
  const parts = assets.of([
    visit.route.source,
    ...(visit.list ? [visit.list.route.source] : []),
    ...catalogueSources(preferences.language, textsOf(visit.route, visit.address)),
  ]);
  const head = pageHead(visit, session, request.origin);
  const body = htmlDocument({
    island: {
      now: Math.floor(request.now / 1000) * 1000,
      preferences,
      resources: trimPayload(session.resources.snapshot(), request.now),
    },
    headTags: headTags({
      head,
      title: fullTitle(head, session.translator.t('shell.brand')),
      origin: request.origin,
      url: new URL(request.url, request.origin),
      language: preferences.language,
    }),
    markup,
    assets,
    parts,
  });
  return {
    status: head.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': preferences.language,
      'content-security-policy': securityPolicy({
        scripts: inlineScripts,
        style: parts.css,
      }),
      vary: 'accept-language, cookie',
    },
    body,
  };
}
