import type { Match } from '@touchline/types';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import button from '../../../ui/controls/button.module.css';
import { Block } from '../../../ui/layout/block.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import { matchSport } from '../model/match.ts';
import { UpdateLine } from './update-line.tsx';
import styles from './updates.module.css';
import { useUpdateSummary } from './use-update-summary.ts';

const first = 8;

interface UpdatesProps {
  match: Match;
  fetchedAt: number;
  stale: boolean;
}

/** MDT-2: what happened, the newest on top; where the feed does not tell, how the match stands. */
export function Updates({ match, fetchedAt, stale }: UpdatesProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const summary = useUpdateSummary(match);
  const incidents = (match.incidents ?? []).toReversed();
  const shown = all ? incidents : incidents.slice(0, first);
  const inMinutes = matchSport(match) === 'football';
  const live = match.statusId === 'ONGOING';
  return (
    <Block
      title={t('detail.updates.title')}
      end={live && <LastUpdated at={fetchedAt} stale={stale} />}
    >
      {incidents.length === 0 && <p className={styles.summary}>{summary}</p>}
      <ol>
        {shown.map((incident) => (
          <UpdateLine key={incident.id} incident={incident} inMinutes={inMinutes} />
        ))}
      </ol>
      {shown.length < incidents.length && (
        <button
          type="button"
          className={`${button.btn} ${styles.all}`}
          onClick={() => setAll(true)}
        >
          {t('detail.updates.all', { count: incidents.length })}
        </button>
      )}
    </Block>
  );
}
