import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isGame } from '../../paths.ts';
import { useSetPreferences } from '../../state/preferences/use-change-preferences.ts';

/** PRF-5 */
export function useRememberGame() {
  const game = useLocation().pathname.split('/')[1];
  const choose = useSetPreferences();
  useEffect(() => {
    if (isGame(game)) choose({ game });
  }, [choose, game]);
}
