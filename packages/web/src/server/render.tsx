import { text } from 'node:stream/consumers';
import type { PageRequest, PageResponse } from '@touchline/shared/domain/page-renderer';
import { SHOWN_COOKIE } from '@touchline/shared/domain/spoilers/shown-matches';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createSendCall } from '../api/send-call.ts';
import { coverResults } from '../api/spoilers/cover-results.ts';
import { App } from '../app/app.tsx';
import '../features/matches/spoilers/show-part.tsx';
import { loadPageData } from '../router/load-page-data.ts';
import { fullTitle, pageHead } from '../router/page-head.ts';
import type { ResolvedPage } from '../router/resolve-page.ts';
import { namespacesOf } from '../router/route.ts';
import { nowAtom } from '../state/clock/clock.ts';
import { callContextAtom, preferencesAtom } from '../state/preferences/preferences-atoms.ts';
import { createSession, type Session, SessionProvider } from '../state/session.tsx';
import { lackingAtom } from '../state/stores/lacking-atom.ts';
import { RenderTurnContext } from '../ui/dom/yield-while-rendering.ts';
import type { Assets } from './assets.ts';
import { catalogueSources, translators } from './catalogues.ts';
import { securityPolicy } from './content-security-policy.ts';
import { htmlDocument, inlineScripts, noScriptStyle } from './document.ts';
import { headTags } from './head-tags.ts';
import { pickLists } from './pick-lists.ts';
import { visitorPreferences } from './visitor-preferences.ts';

/** Loaded before hydration where results are covered. */
const COVER = 'src/app/cover-in-browser.ts';
/** Loaded with the page where the document has the slider, which takes no tap and no key before. */
const REPLAY = 'src/features/matches/line/replay.tsx';
/** Less than the gateway waits for a page. The browser requests what takes longer. */
const MAX_DATA_WAIT_MS = 1_500;

/** In whole seconds. */
const shownNow = ({ now }: PageRequest) => Math.floor(now / 1000) * 1000;

export function openSession(request: PageRequest): Session {
  const preferences = visitorPreferences(request);
  return createSession({
    now: shownNow(request),
    preferences,
    translator: translators[preferences.language],
    hasRealSeasons: request.hasRealSeasons,
    lacking: request.lacking,
    // The gateway, through which each of these calls goes, logs failures.
    sendCall: createSendCall({
      origin: request.origin,
      fetch: request.fetch,
      onFailure: () => {},
    }),
    cover:
      preferences.results === 'covered'
        ? coverResults(() => request.cookies[SHOWN_COOKIE], request.remember)
        : undefined,
  });
}

/** The session as it is now: rendering takes several turns, in which answers may come that were too late for it. */
export function sealSession(request: PageRequest, { resources }: Session): Session {
  const session = openSession(request);
  session.resources.restore(resources.snapshot());
  return session;
}

export async function loadDataInTime(page: ResolvedPage, session: Session): Promise<void> {
  const loaded = loadPageData(page, session.store.get(callContextAtom), session.resources);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, MAX_DATA_WAIT_MS);
  });
  await Promise.race([loaded, timeout]);
  clearTimeout(timer);
}

/** Cuts long lists to their first rows, in the markup as in the serialized state. */
export function truncateLists(page: ResolvedPage, session: Session, now: number): void {
  const { module, address, list } = page;
  const { store, resources } = session;
  const context = store.get(callContextAtom);
  const preferences = store.get(preferencesAtom);
  const firstRows = module.firstRows?.(address, context, resources.read, now, preferences) ?? [];
  // Not a failure: the browser requests the other rows at once.
  resources.restore(firstRows.map(([call, rows]) => [call, { ...rows, failedAt: 0 }]));
  if (list) truncateLists(list, session, now);
}

export async function renderMarkup(
  { url, signal, turn }: Pick<PageRequest, 'url' | 'signal' | 'turn'>,
  page: ResolvedPage,
  session: Session,
): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <RenderTurnContext value={turn}>
      <SessionProvider session={session}>
        <StaticRouter location={url}>
          <App first={page} />
        </StaticRouter>
      </SessionProvider>
    </RenderTurnContext>,
    {
      signal,
      // Parts larger than this would be moved to the end of the document, and back by scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  // The rest of the page was rendered, with holes where it failed, or where the signal ended it.
  if (errors.length > 0) throw errors[0];
  return text(prelude);
}

export function pageResponse(
  request: PageRequest,
  page: ResolvedPage,
  session: Session,
  markup: string,
  assets: Assets,
  isFrame = false,
): PageResponse {
  const preferences = session.store.get(preferencesAtom);
  const isSpoilerFree = preferences.results === 'covered';
  const pageAssets = assets.forSources([
    page.route.source,
    ...(isSpoilerFree ? [COVER] : []),
    ...(markup.includes('role="slider"') ? [REPLAY] : []),
    ...(page.list ? [page.list.route.source] : []),
    ...catalogueSources(preferences.language, [
      ...namespacesOf(page.route, page.address),
      ...(isSpoilerFree ? (['spoilers'] as const) : []),
    ]),
  ]);
  const head = pageHead(page, session, request.origin);
  const lacking = session.store.get(lackingAtom);
  const body = htmlDocument({
    initialState: {
      now: session.store.get(nowAtom),
      preferences,
      resources: pickLists(session.resources.snapshot(), page.module.pickMore),
      ...(session.hasRealSeasons && { hasRealSeasons: true }),
      ...(lacking.size > 0 && { lacking: [...lacking] }),
    },
    headTags: headTags({
      head,
      title: fullTitle(head, session.translator.t('shell.brand')),
      origin: request.origin,
      url: new URL(request.url, request.origin),
      language: preferences.language,
    }),
    devTools: request.devTools ?? false,
    markup,
    isFrame,
    assets,
    pageAssets,
  });
  return {
    status: head.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': preferences.language,
      'content-security-policy': securityPolicy({
        scripts: inlineScripts,
        styles: [pageAssets.css, noScriptStyle],
      }),
      vary: 'cookie',
    },
    body,
  };
}
