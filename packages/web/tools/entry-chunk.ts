import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Small parts of the largest page that are also loaded on demand: each set of users would have a chunk of its own. */
const SMALL = [
  'format/iso-time.ts',
  'format/percent.ts',
  'features/matches/detail/streak-text.ts',
  'state/data/use-optional.ts',
  'state/navigation/player-link.tsx',
  'ui/dom/scrollable.ts',
  'state/clock/replayed-moment.tsx',
  'ui/controls/close-button.tsx',
  'i18n/use-loaded-namespace.ts',
  'features/matches/model/goals.ts',
  'features/matches/model/quotes.ts',
  'features/matches/list/is-starred.ts',
  'features/matches/list/side-matches.tsx',
];

/** Parts that few pages show, among them no page with the most scripts. */
export const APART =
  /[/]ui[/]graphics[/](bookmaker-logo|word-mark)[.]tsx?$|[/]react-i18next[/].*[/]Trans\w*[.]js$|[/]html-parse-stringify[/]/;

const PAGE = /-page\.tsx$/;
/** Pages that few visit: what they share with one or two others is no reason to load it everywhere. */
const RARE_PAGE = /\/(multiview|player)-page\.tsx$/;

/** From this number of pages on, a module costs less in the chunk of all pages than in one more chunk. */
const MIN_PAGES = 3;

/** Styles are part of every document, which has less room than the scripts. */
const MIN_PAGES_FOR_STYLES = 4;
const STYLES = /[.]css$/;

interface Modules {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** A module and all that it imports statically. */
function importsOf(start: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id) || APART.test(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  walk(start);
  return found;
}

function modulesOfAllPages(entry: string, modules: Modules): Set<string> {
  const needed = importsOf(entry, modules);
  const lazy = [...needed].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = [...new Set(lazy)].filter((id) => PAGE.test(id) && !RARE_PAGE.test(id));
  const pageCounts = new Map<string, number>();
  for (const id of pages.flatMap((page) => [...importsOf(page, modules)])) {
    pageCounts.set(id, (pageCounts.get(id) ?? 0) + 1);
  }
  for (const [id, count] of pageCounts) {
    const isShared = count >= (STYLES.test(id) ? MIN_PAGES_FOR_STYLES : MIN_PAGES);
    if (isShared) needed.add(id);
  }
  return needed;
}

/**
 * Groups all static imports of the entry, which every page needs, and what several pages share into one chunk: many
 * small chunks compress badly. Without the entry itself, whose sheets come first and declare the order of the layers.
 */
export function entryChunk(entry: string, name: string, small = SMALL) {
  const sources = small.map((path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url)));
  const missing = sources.find((source) => !existsSync(source));
  if (missing) throw new Error(`There is no ${missing}: correct the list of small parts.`);
  let needed: Set<string> | undefined;
  return {
    debugName: name,
    name(id: string, modules: Modules): string | null {
      needed ??= modulesOfAllPages(entry, modules);
      const isSheet = /\/theme\/.*[.]css$/.test(id);
      return (needed.has(id) || sources.includes(id)) && id !== entry && !isSheet ? name : null;
    },
  };
}
