import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { clockTime } from '../../../format/clock-time.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { LeagueGroup } from '../list/league-group.tsx';
import styles from '../list/match-group.module.css';
import { MatchGroup } from '../list/match-group.tsx';
import type { Section } from './arrange-matches.ts';

/** One section of a day: a tournament, a kick-off time, or the starred matches. */
export const DaySection = memo(function DaySection({ section }: { section: Section }) {
  const { kind, matches, total } = section;
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  if (kind === 'league') return <LeagueGroup matches={matches} total={total} />;
  const title =
    kind === 'starred'
      ? t('matches.show.starred')
      : clockTime((matches[0]?.startTime ?? 0) * 1000, zone);
  return (
    <MatchGroup
      head={<SectionHead kind={kind} title={title} />}
      label={t('match.groupCount', { tournament: title, count: total ?? matches.length })}
      matches={matches}
      total={total}
      hasTournaments
    />
  );
});

function SectionHead({ kind, title }: { kind: 'starred' | 'time'; title: string }) {
  return (
    <>
      <Icon name={kind === 'starred' ? 'star' : 'clock'} size="s" />
      <h3 className={styles.name}>
        <span className={kind === 'time' ? 'fig-m' : undefined}>{title}</span>
      </h3>
    </>
  );
}

export const sectionKey = ({ kind, id }: Section): string => `${kind} ${id}`;
