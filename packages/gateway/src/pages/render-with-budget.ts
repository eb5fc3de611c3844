import { setTimeout as sleep } from 'node:timers/promises';
import type {
  PageRenderer,
  PageRequest,
  PageResponse,
} from '@touchline/shared/domain/page-renderer';
import { pathOf } from '@touchline/shared/server/http/url-parts';
import type { FastifyBaseLogger } from 'fastify';

interface RenderedPage {
  readonly response: PageResponse;
  /** The app shell in place of the page, which must not be cached. */
  readonly isFallback: boolean;
}

/** `begin` resolves when it is the turn of the page, which has opened nothing until then. */
export type Render = (
  request: PageRequest,
  reqId: string,
  begin: Promise<void>,
) => Promise<RenderedPage>;

const TIMED_OUT = Symbol('timed out');

/** Falls back to the app shell, which renders in the browser, when a render fails or takes too long. */
export function renderWithBudget(
  renderer: PageRenderer,
  budgetMs: number,
  log: FastifyBaseLogger,
): Render {
  return async (request, reqId, begin) => {
    const controller = new AbortController();
    const signal = AbortSignal.any([request.signal, controller.signal]);
    const timeout = sleep(budgetMs, TIMED_OUT, { signal });
    timeout.catch(() => {});
    const render = () => {
      signal.throwIfAborted();
      return renderer.render({
        ...request,
        signal,
        // A page that nobody waits for any more ends when its turn comes.
        async turn() {
          await request.turn?.();
          signal.throwIfAborted();
        },
        // Calls end with the budget even if the page does not pass its signal on.
        fetch: (call) =>
          request.fetch(new Request(call, { signal: AbortSignal.any([call.signal, signal]) })),
      });
    };
    try {
      const rendering = begin.then(render);
      const response = await Promise.race([rendering, timeout]);
      if (response !== TIMED_OUT) return { response, isFallback: false };
      rendering.catch(() => {});
      log.warn(
        { reqId, path: pathOf(request.url), budgetMs },
        'page render exceeded its budget; sending the app shell without data',
      );
    } catch (error) {
      request.signal.throwIfAborted();
      log.error(
        { reqId, err: error, path: pathOf(request.url) },
        'page render failed; sending the app shell without data',
      );
    } finally {
      controller.abort(new DOMException('The render has ended.', 'AbortError'));
    }
    return { response: renderer.appShell(request), isFallback: true };
  };
}
