import type { WorldsView } from './worlds-view.ts';

/** In tests Vitest compiles its source: TypeScript must not follow a browser's types into the gateway. */
const WORLDS_PAGE = '@touchline/devtools/worlds-page';

export async function renderWorldsPage(view: WorldsView): Promise<string> {
  const page: { renderWorldsPage(view: WorldsView): string } = await import(WORLDS_PAGE);
  return page.renderWorldsPage(view);
}
