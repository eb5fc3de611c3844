import { useLocation } from 'react-router-dom';
import { isGame } from '../../../paths.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { GameMenu } from './game-menu.tsx';
import styles from './sport-choice.module.css';
import { SportLinks } from './sport-links.tsx';

/** HDR-2, HDR-3: three links until a game is chosen, then a switcher. */
export function SportChoice({ className }: { className?: string | undefined }) {
  const game = useLocation().pathname.split('/')[1];
  if (!isGame(game)) return <SportLinks className={className} />;
  return (
    <div className={classNames(styles.choice, className)}>
      <GameMenu game={game} />
    </div>
  );
}
