import type { Match } from '@touchline/types';
import { useMatchView } from '../../features/matches/model/use-match-view.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** The board shows it in figures; this is its name for those who hear the page. */
export function MatchHeading({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { state, time } = useMatchView(match);
  const pair = t('match.versus', { home: match.homeTeam.name, away: match.awayTeam.name });
  return <h1 className="vh">{t(`detail.heading.${state}`, { pair, time })}</h1>;
}
