import { useTranslation } from '../i18n/use-translation.tsx';
import { paths } from '../paths.ts';
import { Link } from '../state/link.tsx';
import button from '../ui/button.module.css';
import { classes } from '../ui/classes.ts';
import { Message } from '../ui/message.tsx';

/** In place of a page that was never here, where there is no network to fetch it. */
export default function OfflinePage() {
  const { t } = useTranslation();
  return (
    <Message title={t('state.offline.title')} text={t('state.offline.text')}>
      <button
        type="button"
        className={classes(button.btn, button.main)}
        onClick={() => location.reload()}
      >
        {t('state.retry')}
      </button>
      <Link className={button.btn} to={paths.home}>
        {t('state.notFound.home')}
      </Link>
    </Message>
  );
}
