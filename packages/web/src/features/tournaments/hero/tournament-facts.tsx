import type { Standing, TeamRef, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { formatPrize } from '../../../format/format-prize.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { HeroFacts } from '../../../ui/layout/facts.tsx';
import { leaderOf } from '../champion-of.ts';
import { championWord } from '../champion-word.ts';
import { HeroLeader } from './hero-leader.tsx';

interface TournamentFactsProps {
  tournament: Tournament;
  standing: Standing | undefined;
  champion: TeamRef | undefined;
}

/** TRN-7: division, groups, stage, rounds, prize, and the leader or the champion. */
export function TournamentFacts({ tournament, standing, champion }: TournamentFactsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { division, groups, currentStage, roundCount, prizePool: prize, type } = tournament;
  const leader = champion ?? leaderOf(standing);
  const isTable = tournament.stageDetails.every(({ kind }) => kind === 'league');
  const lastStage = t(isTable ? 'tournaments:detail.allPlayed' : 'tournaments:detail.finalPlayed');
  const first = leader && {
    name: champion ? championWord(tournament, t) : t('tournaments:detail.leader'),
    value: <HeroLeader tournament={tournament} team={leader} />,
  };
  const oneTable = type === 'league' ? t('tournaments:detail.oneTable') : undefined;
  const figure = (text: string) => <span className="fig-m">{text}</span>;
  return (
    <HeroFacts
      spread
      facts={[
        ...(champion && first ? [first] : []),
        { name: t('tournaments:detail.division'), value: division },
        { name: t('tournaments:detail.groups'), value: groups.join(' ') || oneTable },
        {
          name: t('tournaments:detail.stage'),
          value: champion ? lastStage : (currentStage ?? t('tournaments:detail.noStage')),
        },
        { name: t('tournaments:detail.rounds'), value: roundCount > 0 && figure(`${roundCount}`) },
        {
          name: t('tournaments:detail.prize'),
          value: prize && figure(formatPrize(prize.amount, prize.currency, language)),
        },
        ...(!champion && first ? [first] : []),
      ]}
    />
  );
}
