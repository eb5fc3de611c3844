import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageCall } from '../../../api/call.ts';
import { clockTime } from '../../../format/clock-time.ts';
import { useResource } from '../../../state/data/use-resource.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../../state/stores/resource.ts';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { leaguesByImportance } from '../list/by-importance.ts';
import { namesOf } from '../model/match.ts';
import { TournamentFlag } from '../row/tournament-flag.tsx';
import { MAX_MATCHES } from './default-matches.ts';
import styles from './match-picker.module.css';

interface MatchPickerProps {
  call: PageCall<'/matches' | '/matches/live'>;
  /** Which matches of the list can be chosen. */
  status: Match['statusId'];
  /** Why there are none. */
  empty: string;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

const MAX_AGE_S = 3600;

/** The matches of a list, without their results, to choose some of them. */
export function MatchPicker({ call, status, empty, chosen, onChoose }: MatchPickerProps) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const resource = useResource(call, MAX_AGE_S);
  // The page follows once the new match is loaded.
  const [ids, setIds] = useState(chosen);
  const matches = itemsOf<Match>(resource).filter(({ statusId }) => statusId === status);
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    setIds(next);
    onChoose(next);
  };
  /** Neither more nor fewer matches can be chosen. */
  const isFixed = (id: string) =>
    ids.includes(id) ? ids.length === 1 : ids.length === MAX_MATCHES;
  return (
    <section className={styles.picker} aria-label={t('multiview:choose')}>
      <h2 className="vh">{t('multiview:choose')}</h2>
      <p className={styles.count} role="status">
        <Numerals
          as="fig-m"
          text={t('multiview:chosen', { count: ids.length, max: MAX_MATCHES })}
        />
      </p>
      <ListState
        resource={resource}
        of="matches"
        isEmpty={matches.length === 0}
        empty={empty}
        skeleton={<SkeletonLines count={8} />}
      >
        <div className={styles.leagues}>
          {leaguesByImportance(matches, 0).map(({ id: league, matches }) => (
            <section key={league}>
              <h3 className={styles.league}>
                <TournamentFlag tournament={(matches[0] as Match).tournament} />
                <span className="cut">{matches[0]?.tournament.name}</span>
              </h3>
              <ul>
                {matches.map((match) => (
                  <li key={match.id}>
                    <label className={styles.row}>
                      <input
                        type="checkbox"
                        checked={ids.includes(match.id)}
                        disabled={isFixed(match.id)}
                        onChange={() => toggle(match.id)}
                      />
                      <span className="fig-m">{clockTime(match.startTime * 1000, zone)}</span>
                      <span className="cut">{t('match.pair', namesOf(match))}</span>
                    </label>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </ListState>
    </section>
  );
}
