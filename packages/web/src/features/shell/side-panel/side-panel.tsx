import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { paths, type Sport, sportOf, sports } from '../../../paths.ts';
import { usernameAtom } from '../../../state/account/identity.ts';
import { endSessionAtom } from '../../../state/account/log-out.ts';
import { MY_TEAMS_ID } from '../../../state/favourites/keys.ts';
import { myTeamIdsAtom } from '../../../state/favourites/my-teams.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { panelFeedAtom } from '../../../state/overlays/panel.ts';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { useGame } from '../use-game.ts';
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
    <PanelGroup icon={sport} title={t(`games.${sport}`)} open={sport === current}>
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
      aria-label={t('shell.dock.label')}
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
        <h2>{t('shell.sports')}</h2>
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

/** MYT-1: without teams, the way to pick some; home does not ask again. */
function PanelClubs() {
  const { t } = useTranslation();
  const isLoaded = useLoadedNamespace('alerts');
  const hasTeams = useAtomValue(myTeamIdsAtom).length > 0;
  if (hasTeams || !isLoaded) return null;
  return (
    <>
      <h2>{t('alerts:mine.title')}</h2>
      <Link className={rows.row} to={`${paths.home}#${MY_TEAMS_ID}`}>
        <Icon name="star" />
        {t('home.clubs.title')}
      </Link>
    </>
  );
}

const signedOutLinks = [
  { name: 'login', icon: 'user' },
  { name: 'signUp', icon: 'shield' },
  { name: 'recovery', icon: 'refresh' },
] as const;

/** SID-2 */
export function PanelAccount() {
  const { t } = useTranslation();
  const username = useAtomValue(usernameAtom);
  const endSession = useSetAtom(endSessionAtom);
  if (!username) {
    return signedOutLinks.map(({ name, icon }) => (
      <Link key={name} className={rows.row} to={paths.login}>
        <Icon name={icon} />
        {t(`shell.account.${name}`)}
      </Link>
    ));
  }
  return (
    <>
      <Link className={rows.row} to={paths.account}>
        <Icon name="user" />
        {t('shell.account.profile')}
      </Link>
      <button type="button" className={rows.row} onClick={endSession}>
        <Icon name="arrow" />
        {t('shell.account.logout')}
      </button>
    </>
  );
}
