import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../ui/figures/numerals.tsx';
import { championWord } from './champion-word.ts';
import { finalPlace } from './final-place.ts';
import styles from './tournament-row.module.css';

/** A finished season does not change. */
const MAX_AGE_S = Number.POSITIVE_INFINITY;

/** TEA-7: the season, and that the team has won it, or its place if the season has a table. */
export function Achievement({ tournament, teamId }: { tournament: Tournament; teamId: string }) {
  const { t } = useTranslation();
  const { language } = useAtomValue(callContextAtom);
  const { currentSeason: season, currentSeasonId: seasonId } = tournament;
  const { result } = useResource(call('/seasons/table', { seasonId }, language), MAX_AGE_S);
  const final = result?.kind === 'ok' ? finalPlace(result.data, teamId) : undefined;
  const isChampion = tournament.champion?.id === teamId;
  const parts = [
    t('teams:cups.season', { season }),
    isChampion && championWord(tournament, t),
    !isChampion && final?.group && t('detail:standing.group', { group: final.group }),
    !isChampion && final && t('teams:summary.placeOf', { place: final.place, count: final.count }),
  ].filter((part) => !!part);
  return (
    <span className={styles.meta}>
      <span>
        <Numerals text={parts.join(' · ')} as="fig-m" />
      </span>
    </span>
  );
}
