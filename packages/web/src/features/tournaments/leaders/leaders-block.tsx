import type { LeadersBy } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ownLogo } from '../../../api/image-url.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { itemsOf } from '../../../state/data/resource.ts';
import { useResource } from '../../../state/data/use-resource.ts';
import { PlayerLink, PlayerLinks } from '../../../state/navigation/player-link.tsx';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import tabs from '../../../ui/controls/tabs.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Crest } from '../../../ui/graphics/crest.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import styles from './leaders-block.module.css';
import { leadersCall } from './leaders-call.ts';

const LEADERS_AGE_S = 120;
const LISTS: readonly LeadersBy[] = ['goals', 'assists', 'cards', 'cleanSheets'];

interface LeadersBlockProps {
  tournamentId: string;
  /** The call for the first list, which the page makes. */
  first: ReturnType<typeof leadersCall>;
}

/** PLA-2: who leads in goals, assists, cards and clean sheets. */
export function LeadersBlock({ tournamentId, first }: LeadersBlockProps) {
  const { t } = useTranslation();
  const { language } = useAtomValue(callContextAtom);
  const scorers = itemsOf(useResource(first, LEADERS_AGE_S));
  const [by, setBy] = useState<LeadersBy>('goals');
  const { result } = useResource(leadersCall(tournamentId, by, language), LEADERS_AGE_S);
  // Nothing to lead in yet, or an upstream without lists.
  if (scorers.length === 0) return null;
  return (
    <Block title={t('tournaments:leaders.title')}>
      <fieldset
        className={classNames(tabs.tabs, styles.lists)}
        aria-label={t('tournaments:leaders.title')}
      >
        {LISTS.map((list) => (
          <button
            key={list}
            type="button"
            className={tabs.tab}
            aria-pressed={list === by}
            onClick={() => setBy(list)}
          >
            {t(`tournaments:leaders.${list}`)}
          </button>
        ))}
      </fieldset>
      <PlayerLinks sampleId={scorers[0]?.player.id}>
        {result ? (
          <ol className={styles.list}>
            {(result.kind === 'ok' ? result.data : []).map(({ rank, player, team, value }) => (
              <li key={player.id}>
                <span className="fig-s">{rank}</span>
                <Crest
                  id={team.id}
                  kind="football"
                  emblem={team.emblem}
                  size={24}
                  logo={ownLogo(team.logo)}
                />
                <span className={styles.who}>
                  <PlayerLink id={player.id} game="football" className={styles.name}>
                    {player.name}
                  </PlayerLink>
                  <small>{team.name}</small>
                </span>
                <b className="fig">{value}</b>
              </li>
            ))}
          </ol>
        ) : (
          <SkeletonLines count={10} />
        )}
      </PlayerLinks>
    </Block>
  );
}
