import type { PageRenderer, PageRequest, PageResponse } from '@touchline/types';
import type { FastifyBaseLogger } from 'fastify';

interface Rendered {
  readonly answer: PageResponse;
  /** The shell in place of the page: to be sent, never to be kept. */
  readonly isFallback: boolean;
}

export type Render = (request: PageRequest, reqId: string) => Promise<Rendered>;

const late = Symbol('late');

// A query may hold what is nobody's business.
const pathOf = ({ url }: PageRequest) => url.split('?', 1)[0];

/** Rejects as soon as nobody waits any more; resolves to `late` when the budget is spent. */
function waitAtMost(
  ms: number,
  signal: AbortSignal,
): { over: Promise<typeof late>; stop: () => void } {
  let stop = () => {};
  const over = new Promise<typeof late>((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), ms);
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    };
  });
  return { over, stop };
}

/** Never an error page for a working site: a render that fails or is late gives way to the shell. */
export function pageRender(
  renderer: PageRenderer,
  budgetMs: number,
  log: FastifyBaseLogger,
): Render {
  return async (request, reqId) => {
    const budget = new AbortController();
    const signal = AbortSignal.any([request.signal, budget.signal]);
    const { over, stop } = waitAtMost(budgetMs, request.signal);
    try {
      const rendering = renderer.render({
        ...request,
        signal,
        // Calls end with the budget even where the page does not pass its signal on.
        fetch: (one) =>
          request.fetch(new Request(one, { signal: AbortSignal.any([one.signal, signal]) })),
      });
      const answer = await Promise.race([rendering, over]);
      if (answer !== late) return { answer, isFallback: false };
      rendering.catch(() => {});
      log.warn(
        { reqId, path: pathOf(request), budgetMs },
        'the page took too long; the shell is served',
      );
    } catch (error) {
      request.signal.throwIfAborted();
      log.error(
        { reqId, err: error, path: pathOf(request) },
        'the page could not be rendered; the shell is served',
      );
    } finally {
      stop();
      budget.abort(new DOMException('The page is done.', 'AbortError'));
    }
    return { answer: renderer.shell(request), isFallback: true };
  };
}
