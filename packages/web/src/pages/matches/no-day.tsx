import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import button from '../../ui/controls/button.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { MessagePage } from '../../ui/layout/message-page.tsx';

/** MAT-8: the page of an invalid date. */
export function NoDay({ game, date }: { game: Game; date: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('matches.noDay.title')} text={t('matches.noDay.text', { date })}>
      <Link className={classNames(button.btn, button.main)} to={paths.matches(game)}>
        {t('matches.noDay.today')}
      </Link>
    </MessagePage>
  );
}
