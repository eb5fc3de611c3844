import { useTranslation } from '../../../i18n/use-translation.tsx';
import { paths, sports } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { PanelAccount } from './panel-account.tsx';
import { PanelSettings } from './panel-settings.tsx';
import { PanelSport } from './panel-sport.tsx';
import styles from './side-panel.module.css';
import { usePanelDialog } from './use-panel-dialog.ts';

/** SID */
export default function SidePanel() {
  const { t } = useTranslation();
  const { close, closing, props } = usePanelDialog();
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
        <h2>{t('shell.sports.label')}</h2>
        {sports.map((sport) => (
          <PanelSport key={sport} sport={sport} />
        ))}
        <h2>{t('shell.panel.settings')}</h2>
        <PanelSettings />
      </div>
    </dialog>
  );
}
