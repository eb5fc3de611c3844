import type { PageAnswer, PageRequest } from '@touchline/types';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createAsk } from '../api/ask.ts';
import { App } from '../app/app.tsx';
import { createTranslator } from '../i18n/translator.ts';
import { loadCalls } from '../router/load-page-data.ts';
import { fullTitle, headOf } from '../router/page-head.ts';
import type { Visit } from '../router/resolve-page.ts';
import { textsOf } from '../router/route.ts';
import { preferencesAtom, viewAtom } from '../state/preferences/preferences-atoms.ts';
import { createSession, type Session, SessionProvider } from '../state/session.tsx';
import type { Assets } from './assets.ts';
import { catalogueSources, catalogues } from './catalogues.ts';
import { startScript } from './deferred-start-script.ts';
import { htmlDocument } from './document.ts';
import { headTags } from './head-tags.ts';
import { beginnings } from './initial-lists.ts';
import { securityPolicy } from './security-policy.ts';
import { bootScript } from './theme-script.ts';
import { slim } from './trim-payload.ts';
import { visitorOf } from './visitor-preferences.ts';

/** Less than the gateway waits for a page. What takes longer the browser asks for itself. */
const patience = 1_500;

export function openSession(request: PageRequest): Session {
  const preferences = visitorOf(request);
  return createSession({
    now: Math.floor(request.now / 1000) * 1000,
    preferences,
    translator: createTranslator(preferences.language, catalogues[preferences.language]),
    // The gateway, through which each of these calls goes, has logged it.
    ask: createAsk({ origin: request.origin, fetch: request.fetch, onFailure: () => {} }),
  });
}

export async function loadData(visit: Visit, session: Session): Promise<void> {
  const answers = loadCalls(visit, session.store.get(viewAtom), session.resources);
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([answers, enough]);
  clearTimeout(timer);
}

/** From here on markup and island know the same: the beginnings of what is long. */
export function begin(visit: Visit, session: Session, now: number): void {
  const { route, address, list } = visit;
  const { store, resources } = session;
  const beginning = beginnings[route.path]?.(address, store.get(viewAtom), resources.read, now);
  resources.restore(beginning ?? []);
  if (list) begin(list, session, now);
}

export const markupOf = (request: PageRequest, visit: Visit, session: Session): string =>
  renderToString(
    <SessionProvider session={session}>
      <StaticRouter location={request.url}>
        <App first={visit} />
      </StaticRouter>
    </SessionProvider>,
  );

export function answer(
  request: PageRequest,
  visit: Visit,
  session: Session,
  markup: string,
  assets: Assets,
): PageAnswer {
  const preferences = session.store.get(preferencesAtom);
  const parts = assets.of([
    visit.route.source,
    ...(visit.list ? [visit.list.route.source] : []),
    ...catalogueSources(preferences.language, textsOf(visit.route, visit.address)),
  ]);
  const head = headOf(visit, session, request.origin);
  const body = htmlDocument({
    island: {
      now: Math.floor(request.now / 1000) * 1000,
      preferences,
      resources: slim(session.resources.snapshot(), request.now),
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
        scripts: [bootScript, startScript],
        style: parts.css,
      }),
      vary: 'accept-language, cookie',
    },
    body,
  };
}
