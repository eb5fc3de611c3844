import type { ShownRange } from '@touchline/shared/domain/spoilers/shown-matches';
import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../state/session.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { namesOf } from '../model/match.ts';
import { type ShowProps, setShowPart } from './show.tsx';
import styles from './show-part.module.css';

const MINUTE_S = 60;

/** The range of kick-offs that uncovers these matches. */
export function coveredRange(matches: readonly Match[], tournamentId?: string): ShownRange {
  const starts = matches.map(({ startTime }) => startTime);
  return { tournamentId, from: Math.min(...starts), to: Math.max(...starts) + MINUTE_S };
}

/** A button that uncovers results. The first click loads the code for it. */
function ShowPart({ of, tournament, isIcon, className }: ShowProps) {
  const { t } = useTranslation();
  const session = useSession();
  const covered = [of].flat().filter((match) => match.covered);
  const [first] = covered;
  if (!first) return null;
  const isOne = 'id' in of;
  const name = isOne ? t('match.pair', namesOf(first)) : tournament?.name;
  const target = isOne ? of.id : coveredRange(covered, tournament?.id);
  const label = name ? t('spoilers:showOf', { name }) : t('spoilers:dayOf');
  return (
    <Button
      className={classNames(styles.show, className)}
      aria-label={label}
      title={isIcon ? label : undefined}
      onClick={() => void import('./uncover.ts').then(({ uncover }) => uncover(session, target))}
    >
      {isIcon ? (
        <Icon name="eye" size="s" />
      ) : (
        t(`spoilers:${isOne ? 'show' : name ? 'league' : 'day'}`)
      )}
    </Button>
  );
}

setShowPart(ShowPart);
