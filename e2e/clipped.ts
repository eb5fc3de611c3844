import type { APIRequestContext, Page } from '@playwright/test';

export interface NameProblems {
  /** How many names are visible. */
  count: number;
  /** Names that end in an ellipsis. */
  cut: string[];
  /** Names that a line break divides within a word. */
  broken: string[];
  /** Names that come closer than this to the edge of their card or of the window. */
  crowded: string[];
}

interface IndexedTeam {
  en: string;
  zh: string;
}

const EDGE_PX = 10;

/** Every team's name, in each language. */
export async function fetchTeamNames(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/api/search/index');
  const { data } = (await response.json()) as { data: { teams: IndexedTeam[] } };
  return data.teams.flatMap(({ en, zh }) => [en, zh]);
}

/** Finds the visible texts that are a team's name, and those of them that are not whole. */
export const findNameProblems = (page: Page, names: readonly string[]): Promise<NameProblems> =>
  page.evaluate(
    ({ names, edge }) => {
      const isName = new Set(names);
      const problems: NameProblems = { count: 0, cut: [], broken: [], crowded: [] };

      const isHidden = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) ||
        element.closest('.vh') !== null;

      /** The nearest ancestor for which this is true, or the element itself. */
      function closest(element: Element, isIt: (style: CSSStyleDeclaration) => boolean) {
        for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
          if (isIt(getComputedStyle(at))) return at;
        return undefined;
      }

      const isCut = (box: Element) =>
        box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 4;

      /** Whether a word without ideographs, between spaces and hyphens, is on two lines. */
      function isBroken(text: Text): boolean {
        for (const { index, 0: word } of text.data.matchAll(/[^\s\-–\p{scx=Han}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) return true;
        }
        return false;
      }

      function isCrowded(text: Text, element: Element): boolean {
        const range = document.createRange();
        range.selectNodeContents(text);
        const clip = closest(element, ({ overflowX }) => overflowX !== 'visible');
        const bounds = clip?.getBoundingClientRect();
        const ink = range.getBoundingClientRect();
        const left = Math.max(ink.left, bounds?.left ?? 0);
        const right = Math.min(ink.right, bounds?.right ?? innerWidth);
        const isCard = ({ borderTopLeftRadius }: CSSStyleDeclaration) =>
          Number.parseFloat(borderTopLeftRadius) >= 8;
        const card = closest(element, isCard)?.getBoundingClientRect();
        // Cards may scroll sideways out of the window.
        if (card) return left - card.left < edge || card.right - right < edge;
        return left < edge || innerWidth - right < edge;
      }

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node as Text;
        const name = text.data.trim();
        const element = text.parentElement;
        if (!element || !isName.has(name) || isHidden(element)) continue;
        problems.count += 1;
        const box = closest(
          element,
          ({ textOverflow, webkitLineClamp }) =>
            textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
        );
        if (box && isCut(box)) problems.cut.push(name);
        if (isBroken(text)) problems.broken.push(name);
        if (isCrowded(text, element)) problems.crowded.push(name);
      }
      return problems;
    },
    { names, edge: EDGE_PX },
  );
