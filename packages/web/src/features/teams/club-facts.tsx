import type { TeamDetails } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { type Game, sportOf } from '../../paths.ts';
import { Flag } from '../../ui/graphics/flag.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { Facts } from '../../ui/layout/facts.tsx';

/** TEA-7: the club's facts as a table, one row for each known fact. */
export function ClubFacts({ details, game }: { details: TeamDetails; game: Game }) {
  const { t } = useTranslation();
  const { team, club = {}, stats } = details;
  const { country } = team;
  const figure = (value: string | number | undefined) =>
    value === undefined ? undefined : <span className="fig">{value}</span>;
  const { goals, goalsAgainst } = stats;
  const goalTally =
    goals === undefined || goalsAgainst === undefined ? undefined : `${goals} : ${goalsAgainst}`;
  const countryWithFlag = country.name && (
    <>
      <Flag country={country} />
      {country.name}
    </>
  );
  return (
    <Block title={t('teams:facts.title')}>
      <Facts
        facts={[
          { name: t('teams:facts.country'), value: countryWithFlag },
          { name: t('games.label'), value: t(`games.${game}`) },
          { name: t('teams:facts.founded'), value: figure(club.founded) },
          { name: t('teams:facts.ground'), value: club.ground },
          { name: t('teams:facts.coach'), value: club.coach },
          { name: t('teams:facts.place'), value: figure(stats.ranking) },
          { name: t(`teams:facts.tally.${sportOf(game)}`), value: figure(goalTally) },
        ]}
      />
    </Block>
  );
}
