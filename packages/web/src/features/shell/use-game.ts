import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type Game, isGame } from '../../paths.ts';
import { gameAtom } from '../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../state/preferences/use-change-preferences.ts';

/** PRF-5: the game of the page, or else that of the last page that had one. */
export function useGame(): Game {
  const lastGame = useAtomValue(gameAtom);
  const segment = useLocation().pathname.split('/')[1];
  return isGame(segment) ? segment : lastGame;
}

/** PRF-5: stores the game of each page that has one. */
export function useRememberGame() {
  const game = useLocation().pathname.split('/')[1];
  const choose = useSetPreferences();
  useEffect(() => {
    if (isGame(game)) choose({ game });
  }, [choose, game]);
}
