import { createContext, type ReactNode, use } from 'react';

/** On the server: resolves in a turn of the event loop in which nothing else is rendered. */
export const RenderTurnContext = /* @__PURE__ */ createContext<
  (() => Promise<unknown>) | undefined
>(undefined);

/**
 * The node, which the server renders in a turn of its own: a long page is rendered piece by piece, and other requests are
 * answered between the pieces. In the browser's build it returns the node itself.
 */
export function useYieldWhileRendering(node: ReactNode): ReactNode {
  const waitForTurn = import.meta.env.SSR ? use(RenderTurnContext) : undefined;
  return waitForTurn ? waitForTurn().then(() => node) : node;
}
