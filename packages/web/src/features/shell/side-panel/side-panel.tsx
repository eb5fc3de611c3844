import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { paths, type Sport, sportOf, sports } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { panelFeedAtom } from '../../../state/overlays/panel.ts';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { useGame } from '../use-game.ts';
import { PanelAccount } from './panel-account.tsx';
import { PanelClubs } from './panel-clubs.tsx';
import { PanelGroup } from './panel-group.tsx';
import { PanelRealDays } from './panel-real-days.tsx';
import rows from './panel-row.module.css';
import { PanelSettings } from './panel-settings.tsx';
import styles from './side-panel.module.css';
import { usePanelDialog } from './use-panel-dialog.ts';

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

/** SID */
export default function SidePanel() {
  const { t } = useTranslation();
  const { close, closing, props } = usePanelDialog();
  const Feed = useAtomValue(panelFeedAtom);
  return (
    <dialog
      className={styles.panel}
      data-closing={closing || undefined}
      aria-label={t('shell.panel.label')}
      {...props}
    >
      <div className={styles.in}>
        <div className={styles.head}>
          <Link className={styles.logo} to={paths.home}>
            <Icon name="mark" />
            {t('shell.brand')}
          </Link>
          <CloseButton label={t('shell.close')} onClose={close} />
        </div>
        <h2>{t('shell.account.label')}</h2>
        <PanelAccount />
        {Feed && <Feed />}
        <PanelClubs />
        <h2>{t('shell.sports.label')}</h2>
        {sports.map((sport) => (
          <PanelSport key={sport} sport={sport} />
        ))}
        <PanelRealDays />
        <h2>{t('shell.panel.settings')}</h2>
        <PanelSettings />
      </div>
    </dialog>
  );
}
