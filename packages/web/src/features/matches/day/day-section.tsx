import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { clockTime } from '../../../format/clock-time.ts';
import { fullWeekdayOf } from '../../../format/day-name.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { languageAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { carriedAnchor } from '../list/anchors.ts';
import { LeagueGroup } from '../list/league-group.tsx';
import styles from '../list/match-group.module.css';
import { MatchGroup } from '../list/match-group.tsx';
import type { Section } from './arrange-matches.ts';

/** One section of a day: a tournament, a kick-off time, the starred matches, or those still in play from an earlier day. */
export const DaySection = memo(function DaySection({ section }: { section: Section }) {
  const { kind, id, matches, total } = section;
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const language = useAtomValue(languageAtom);
  if (kind === 'league') return <LeagueGroup matches={matches} total={total} />;
  const titles = {
    starred: () => t('matches.show.starred'),
    carried: () => t('matches.stillInPlay', { day: fullWeekdayOf(id, language) }),
    time: () => clockTime((matches[0]?.startTime ?? 0) * 1000, zone),
  };
  const title = titles[kind]();
  return (
    <MatchGroup
      head={<SectionHead kind={kind} title={title} />}
      label={t('match.groupCount', { tournament: title, count: total ?? matches.length })}
      matches={matches}
      total={total}
      hasTournaments
      lineId={kind === 'carried' ? carriedAnchor : undefined}
    />
  );
});

const ICONS = { starred: 'star', carried: 'live', time: 'clock' } as const;

function SectionHead({ kind, title }: { kind: keyof typeof ICONS; title: string }) {
  return (
    <>
      <Icon name={ICONS[kind]} size="s" />
      <h3 className={styles.name}>
        <span className={kind === 'time' ? 'fig-m' : undefined}>{title}</span>
      </h3>
    </>
  );
}

export const sectionKey = ({ kind, id }: Section): string => `${kind} ${id}`;
