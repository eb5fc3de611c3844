import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MatchView } from '../../../features/matches/model/match-view.ts';
import { useMatchView } from '../../../features/matches/model/use-match-view.ts';
import { Show } from '../../../features/matches/spoilers/show.tsx';
import { dayOf } from '../../../format/compact-day.ts';
import { briefDay } from '../../../format/day-name.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import { LiveBadge } from '../../../ui/figures/live-badge.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { ScoreFigure } from '../../../ui/figures/score-figure.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import styles from './card-match.module.css';

function When({ match, view }: { match: Match; view: MatchView }) {
  const { t } = useTranslation();
  const { zone, language } = useAtomValue(callContextAtom);
  const day = briefDay(dayOf(match.startTime * 1000, zone), language);
  if (view.state === 'live') return <LiveBadge word={t('match.live')} clock={view.clock.text} />;
  return (
    <>
      <span>{t(view.state === 'soon' ? 'teams:summary.next' : 'teams:summary.last')}</span>
      <span>
        <Numerals as="fig-s" text={view.state === 'soon' ? `${day} · ${view.time}` : day} />
      </span>
    </>
  );
}

/** The match of a card: both sides below each other, each with its score. */
export function CardMatch({ match: initialMatch }: { match: Match }) {
  const match = useLiveMatch(initialMatch);
  const view = useMatchView(match);
  return (
    <div className={styles.place}>
      <Link
        className={styles.match}
        to={view.path}
        data-match={match.id}
        data-state={view.state}
        data-covered={match.covered}
      >
        <span className="vh">{view.sentence}</span>
        <span className={styles.face} aria-hidden="true">
          <span className={styles.when}>
            <When match={match} view={view} />
          </span>
          {(['home', 'away'] as const).map((side) => {
            const team = side === 'home' ? match.homeTeam : match.awayTeam;
            const lost = view.loser === side;
            return (
              <span key={side} className={styles.side} data-lost={lost || undefined}>
                <ClubCrest team={team} kind={view.sport} size={20} />
                <span className="team-name">{team.name}</span>
                {view.state !== 'soon' && (
                  <ScoreFigure score={team.score} lost={lost} covered={match.covered} />
                )}
              </span>
            );
          })}
        </span>
      </Link>
      <Show of={match} isIcon className={styles.show} />
    </div>
  );
}
