import { useTranslation } from '../../../i18n/use-translation.tsx';
import { paths, type Sport, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { useGame } from '../use-game.ts';
import { PanelGroup } from './panel-group.tsx';
import rows from './panel-row.module.css';

/** SID-3: the sport of the page is expanded. */
export function PanelSport({ sport }: { sport: Sport }) {
  const { t } = useTranslation();
  const current = sportOf(useGame());
  const links = [
    { name: t('shell.sections.matches'), to: paths.matches(sport) },
    { name: t('shell.sections.predictions'), to: paths.predictions(sport) },
    { name: t('shell.panel.liveScore'), to: paths.matches(sport) },
    { name: t('shell.sections.tournaments'), to: paths.tournaments(sport) },
    { name: t(`shell.sections.teams.${sport}`), to: paths.teams(sport) },
  ];
  return (
    <PanelGroup icon={sport} title={t(`shell.sports.${sport}`)} open={sport === current}>
      {links.map(({ name, to }) => (
        <Link key={name} className={rows.row} to={to}>
          {name}
        </Link>
      ))}
    </PanelGroup>
  );
}
