import type { TeamDetails } from '@touchline/types';
import { imageUrl } from '../../api/image-url.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, sportOf } from '../../paths.ts';
import { Flag } from '../../ui/graphics/flag.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { type Fact, Facts } from '../../ui/layout/facts.tsx';

/** TEA-7: the club's facts as a table, one row for each known fact. */
export function ClubFacts({ details, game }: { details: TeamDetails; game: Game }) {
  const { t } = useTranslation();
  const { team, club = {}, stats } = details;
  const { country } = team;
  const fact = (name: string, value: Fact['value'] | undefined) =>
    value === undefined || value === '' ? [] : [{ name, value }];
  const figure = (value: string | number | undefined) =>
    value === undefined ? undefined : <span className="fig">{value}</span>;
  const { goals, goalsAgainst } = stats;
  const goalTally =
    goals === undefined || goalsAgainst === undefined ? undefined : `${goals} : ${goalsAgainst}`;
  const countryWithFlag = country.name && (
    <>
      <Flag src={imageUrl(country.logo)} />
      {country.name}
    </>
  );
  return (
    <Block title={t('teams:facts.title')}>
      <Facts
        facts={[
          ...fact(t('teams:facts.country'), countryWithFlag),
          ...fact(t('teams:facts.game'), t(`games.${game}`)),
          ...fact(t('teams:facts.founded'), figure(club.founded)),
          ...fact(t('teams:facts.ground'), club.ground),
          ...fact(t('teams:facts.coach'), club.coach),
          ...fact(t('teams:facts.place'), figure(stats.ranking)),
          ...fact(t(`teams:facts.tally.${sportOf(game)}`), figure(goalTally)),
        ]}
      />
    </Block>
  );
}
