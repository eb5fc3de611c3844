import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import button from '../../ui/controls/button.module.css';
import { classes } from '../../ui/dom/class-names.ts';
import { Message } from '../../ui/layout/message-page.tsx';

/** INF-2. A page that failed, and may be had later, can be asked for again. */
export function InfoNotFound({ onAgain }: { onAgain?: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <Message title={t('info.notFound.heading')} text={t('info.notFound.text')}>
      {onAgain && (
        <button type="button" className={classes(button.btn, button.main)} onClick={onAgain}>
          {t('state.retry')}
        </button>
      )}
      <Link className={classes(button.btn, !onAgain && button.main)} to={paths.home}>
        {t('state.notFound.home')}
      </Link>
    </Message>
  );
}
