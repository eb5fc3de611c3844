import { useAtomValue } from 'jotai';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isTeamId, paths } from '../../../paths.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { MY_TEAMS_ID } from '../../../state/favourites/keys.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import rows from './panel-row.module.css';

/** MYT-1: without teams, the way to pick some; home does not ask again. */
export function PanelClubs() {
  const { t } = useTranslation();
  const isLoaded = useLoadedNamespace('alerts');
  const hasTeams = [...useAtomValue(favouritesAtom)].some(isTeamId);
  if (hasTeams || !isLoaded) return null;
  return (
    <>
      <h2>{t('alerts:mine.title')}</h2>
      <Link className={rows.row} to={`${paths.home}#${MY_TEAMS_ID}`}>
        <Icon name="star" />
        {t('alerts:mine.pick.title')}
      </Link>
    </>
  );
}
