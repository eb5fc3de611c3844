import './view-transition.css';
import { flushSync } from 'react-dom';

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom > 0 && top < innerHeight;
};

const CREST_SELECTOR = 'svg[viewBox="0 0 64 64"]';

/** The parts that a match has in a row, on a card and on its scoreboard: crests, names, scores or the time. */
function partsOf(match: Element): [name: string, part: HTMLElement][] {
  const [home, away] = [...match.querySelectorAll(CREST_SELECTOR)].map(
    ({ parentElement }) => parentElement,
  );
  const teamName = (crest: Element | null | undefined) => {
    const next = crest?.nextElementSibling;
    return next?.querySelector<HTMLElement>('h2, h3') ?? (next as HTMLElement | undefined);
  };
  const [homeScore, awayScore] = match.querySelectorAll('b');
  const parts: Record<string, HTMLElement | null | undefined> = {
    home,
    away,
    'home-name': teamName(home),
    'away-name': teamName(away),
    'home-score': homeScore,
    'away-score': awayScore,
    time: match.querySelector('time'),
  };
  return Object.entries(parts).filter((entry): entry is [string, HTMLElement] => !!entry[1]);
}

const findVisible = (matchId: string) =>
  [...document.querySelectorAll(`main [data-match="${matchId}"]`)].find(isInView);

/** Sets the view transition names of the match's parts; returns a function that removes them. */
function nameParts(matchId: string): (() => void) | undefined {
  const match = findVisible(matchId);
  if (!match) return undefined;
  const parts = partsOf(match);
  for (const [name, part] of parts) part.style.viewTransitionName = `match-${name}`;
  return () => {
    for (const [, part] of parts) part.style.viewTransitionName = '';
  };
}

/** Shows the next page; the parts of the match that both pages have move from the old place to the new one. */
export function runViewTransition(matchId: string, show: () => void): void {
  const removeOldNames = nameParts(matchId);
  if (!removeOldNames) {
    show();
    return;
  }
  let removeNewNames: (() => void) | undefined;
  const transition = document.startViewTransition(() => {
    removeOldNames();
    flushSync(show);
    removeNewNames = nameParts(matchId);
  });
  const end = () => removeNewNames?.();
  transition.finished.then(end, end);
  // A transition that is skipped, by the next one or in a hidden tab, has shown its page nevertheless.
  for (const step of [transition.ready, transition.updateCallbackDone]) step.catch(() => {});
}
