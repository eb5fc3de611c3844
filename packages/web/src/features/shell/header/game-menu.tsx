import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Game, games, sportOf, sports, switchGame } from '../../../paths.ts';
import { sportLockAtom } from '../../../state/overlays/sport-lock.ts';
import { Menu } from '../../../ui/controls/menu.tsx';

interface GameMenuProps {
  game: Game;
  /** Aligns the list with the end of the button, so that it stays on the page. */
  alignEnd?: boolean;
}

/** HDR-3, MAT-3: switches the game and stays in the section. */
export function GameMenu({ game, alignEnd = false }: GameMenuProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const disabledReason = useAtomValue(sportLockAtom);
  return (
    <Menu
      name={t('games.label')}
      icon={sportOf(game)}
      options={games.map((other) => ({
        value: other,
        label: t(`games.${other}`),
        icon: sports.find((sport) => sport === other),
      }))}
      value={game}
      onChoose={(other) => navigate(switchGame(pathname, other as Game, search))}
      opensDown
      alignEnd={alignEnd}
      disabledReason={disabledReason}
    >
      {t(`games.${game}`)}
    </Menu>
  );
}
