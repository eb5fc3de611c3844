import type { Standing, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { formatPrize } from '../../../format/format-prize.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { HeroFacts } from '../../../ui/layout/hero-facts.tsx';
import { HeroLeader, leaderOf } from './hero-leader.tsx';

interface TournamentFactsProps {
  tournament: Tournament;
  standing: Standing | undefined;
}

/** TRN-7: division, groups, stage, rounds, prize and leader. */
export function TournamentFacts({ tournament, standing }: TournamentFactsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { division, groups, currentStage, roundCount, prizePool: prize, type } = tournament;
  const leader = leaderOf(standing);
  const oneTable = type === 'league' ? t('tournaments:detail.oneTable') : undefined;
  const figure = (text: string) => <span className="fig-m">{text}</span>;
  return (
    <HeroFacts
      spread
      facts={[
        { name: t('tournaments:detail.division'), value: division },
        { name: t('tournaments:detail.groups'), value: groups.join(' ') || oneTable },
        {
          name: t('tournaments:detail.stage'),
          value: currentStage ?? t('tournaments:detail.noStage'),
        },
        { name: t('tournaments:detail.rounds'), value: roundCount > 0 && figure(`${roundCount}`) },
        {
          name: t('tournaments:detail.prize'),
          value: prize && figure(formatPrize(prize.amount, prize.currency, language)),
        },
        {
          name: t('tournaments:detail.leader'),
          value: leader && <HeroLeader tournament={tournament} team={leader} />,
        },
      ]}
    />
  );
}
