import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Game, games, sportOf, switchGame } from '../../../paths.ts';
import { sportLockAtom } from '../../../state/overlays/sport-lock.ts';
import { Menu } from '../../../ui/controls/menu.tsx';

interface GameMenuProps {
  game: Game;
  /** Where the list would leave the page at its end. */
  end?: boolean;
}

/** HDR-3, MAT-3: another game, the same section. */
export function GameMenu({ game, end = false }: GameMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const locked = useAtomValue(sportLockAtom);
  return (
    <Menu
      name={t('games.label')}
      icon={sportOf(game)}
      options={games.map((other) => ({ value: other, label: t(`games.${other}`) }))}
      value={game}
      onChoose={(other) => navigate(switchGame(pathname, other as Game))}
      down
      end={end}
      locked={locked}
    >
      {t(`games.${game}`)}
    </Menu>
  );
}
