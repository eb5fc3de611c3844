import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Call } from '../../../api/call.ts';
import { clockTime } from '../../../format/clock-time.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useResource } from '../../../state/data/use-resource.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { leaguesByImportance } from '../list/by-importance.ts';
import { TournamentFlag } from '../row/tournament-flag.tsx';
import { MAX_MATCHES } from './default-matches.ts';
import styles from './match-picker.module.css';

interface PickedRowProps {
  match: Match;
  isChosen: boolean;
  /** Neither more nor fewer matches can be chosen. */
  isFixed: boolean;
  onToggle: () => void;
}

function PickedRow({ match, isChosen, isFixed, onToggle }: PickedRowProps) {
  const { t } = useTranslation();
  const time = clockTime(match.startTime * 1000, useAtomValue(zoneAtom));
  return (
    <li>
      <label className={styles.row}>
        <input type="checkbox" checked={isChosen} disabled={isFixed} onChange={onToggle} />
        <span className="fig-m">{time}</span>
        <span className="cut">
          {t('match.pair', { home: match.homeTeam.name, away: match.awayTeam.name })}
        </span>
      </label>
    </li>
  );
}

interface MatchPickerProps {
  call: Call<'/matches'>;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

const MAX_AGE_S = 3600;

/** The matches of the day that are over, without their results, as a list of up to four to choose. */
export function MatchPicker({ call, chosen, onChoose }: MatchPickerProps) {
  const { t } = useTranslation();
  const resource = useResource(call, MAX_AGE_S);
  const { result } = resource;
  // The page follows once the new match is loaded.
  const [ids, setIds] = useState(chosen);
  const all: readonly Match[] = result?.kind === 'ok' ? result.data : [];
  const over = all.filter(({ statusId }) => statusId === 'FINISHED');
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    setIds(next);
    onChoose(next);
  };
  const isFixed = (id: string) =>
    ids.includes(id) ? ids.length === 1 : ids.length === MAX_MATCHES;
  return (
    <section className={styles.picker} aria-label={t('watch:choose')}>
      <h2 className="vh">{t('watch:choose')}</h2>
      <p className={styles.count} role="status">
        <Numerals as="fig-m" text={t('watch:chosen', { count: ids.length, max: MAX_MATCHES })} />
      </p>
      <ListState
        resource={resource}
        of="matches"
        isEmpty={over.length === 0}
        empty={t('watch:noMatches')}
        skeleton={<SkeletonLines count={8} />}
      >
        <div className={styles.leagues}>
          {leaguesByImportance(over, 0).map(({ id: league, matches }) => (
            <section key={league}>
              <h3 className={styles.league}>
                <TournamentFlag tournament={(matches[0] as Match).tournament} />
                <span className="cut">{matches[0]?.tournament.name}</span>
              </h3>
              <ul>
                {matches.map((match) => (
                  <PickedRow
                    key={match.id}
                    match={match}
                    isChosen={ids.includes(match.id)}
                    isFixed={isFixed(match.id)}
                    onToggle={() => toggle(match.id)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </ListState>
    </section>
  );
}
