import './view-transition.css';
import { flushSync } from 'react-dom';

const inSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom > 0 && top < innerHeight;
};

const crests = 'svg[viewBox="0 0 64 64"]';

/** The parts that a match has in a row, on a card and on the board of its page: crests, names, scores or the time. */
function partsOf(match: Element): [name: string, part: HTMLElement][] {
  const [home, away] = [...match.querySelectorAll(crests)].map(
    ({ parentElement }) => parentElement,
  );
  const nameOf = (crest: Element | null | undefined) => {
    const beside = crest?.nextElementSibling;
    return beside?.querySelector<HTMLElement>('h2, h3') ?? (beside as HTMLElement | undefined);
  };
  const [homeScore, awayScore] = match.querySelectorAll('b');
  const parts: Record<string, HTMLElement | null | undefined> = {
    home,
    away,
    'home-name': nameOf(home),
    'away-name': nameOf(away),
    'home-score': homeScore,
    'away-score': awayScore,
    time: match.querySelector('time'),
  };
  return Object.entries(parts).filter((entry): entry is [string, HTMLElement] => !!entry[1]);
}

const seen = (matchId: string) =>
  [...document.querySelectorAll(`main [data-match="${matchId}"]`)].find(inSight);

/** Names the parts of the match for the browser to find again; hands back what takes the names away. */
function mark(matchId: string): (() => void) | undefined {
  const match = seen(matchId);
  if (!match) return undefined;
  const parts = partsOf(match);
  for (const [name, part] of parts) part.style.viewTransitionName = `match-${name}`;
  return () => {
    for (const [, part] of parts) part.style.viewTransitionName = '';
  };
}

/** Shows the next page; what both pages have of the match goes from its old place to its new one. */
export function runViewTransition(matchId: string, show: () => void): void {
  const unmark = mark(matchId);
  if (!unmark) {
    show();
    return;
  }
  let forget: (() => void) | undefined;
  const passage = document.startViewTransition(() => {
    unmark();
    flushSync(show);
    forget = mark(matchId);
  });
  const end = () => forget?.();
  passage.finished.then(end, end);
  // One that is cut short, by the next or by a hidden tab, has shown its page all the same.
  for (const step of [passage.ready, passage.updateCallbackDone]) step.catch(() => {});
}
