import type { Standing, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownLogo } from '../../../api/image-url.ts';
import { money } from '../../../format/money.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../state/link.tsx';
import { languageAtom } from '../../../state/preferences-atoms.ts';
import { Crest } from '../../../ui/crest.tsx';
import { gameOf, kindOf } from '../tournament-game.ts';
import { leaderOf } from './leader-of.ts';
import styles from './tournament-hero.module.css';

interface HeroFactsProps {
  tournament: Tournament;
  standing: Standing | undefined;
}

/** What there is to know of a tournament; what nobody knows is left out. */
export function HeroFacts({ tournament, standing }: HeroFactsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { division, groups, currentStage, roundCount, prizePool, type } = tournament;
  const leader = leaderOf(standing);
  const grouping =
    groups.length > 0 ? groups.join(' ') : type === 'league' && t('tournaments.detail.oneTable');
  const facts: [name: 'division' | 'groups' | 'stage' | 'rounds' | 'prize', value: ReactNode][] = [
    ['division', division],
    ['groups', grouping],
    ['stage', currentStage ?? t('tournaments.detail.noStage')],
    ['rounds', roundCount > 0 && <span className="fig-m">{roundCount}</span>],
    [
      'prize',
      prizePool && (
        <span className="fig-m">{money(prizePool.amount, prizePool.currency, language)}</span>
      ),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`tournaments.detail.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {leader && (
        <div>
          <dt>{t('tournaments.detail.leader')}</dt>
          <dd>
            <Link className={styles.leader} to={paths.team(gameOf(tournament), leader.id)}>
              <Crest
                id={leader.id}
                kind={kindOf(tournament)}
                size={20}
                logo={ownLogo(leader.logo)}
              />
              {leader.name}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
