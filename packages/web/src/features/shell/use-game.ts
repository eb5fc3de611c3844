import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { type Game, isGame } from '../../paths.ts';
import { gameAtom } from '../../state/preferences/preferences-atoms.ts';

/** PRF-5: the game of the page, or else that of the last page that had one. */
export function useGame(): Game {
  const last = useAtomValue(gameAtom);
  const first = useLocation().pathname.split('/')[1];
  return isGame(first) ? first : last;
}
