import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, paths } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import button from '../../ui/button.module.css';
import { classes } from '../../ui/classes.ts';
import { Message } from '../../ui/message.tsx';

/** MAT-8: an invalid date is shown as what it is, never as a blank page. */
export function NoDay({ game, asked }: { game: Game; asked: string }) {
  const { t } = useTranslation();
  return (
    <Message title={t('matches.noDay.title')} text={t('matches.noDay.text', { date: asked })}>
      <Link className={classes(button.btn, button.main)} to={paths.matches(game)}>
        {t('matches.noDay.today')}
      </Link>
    </Message>
  );
}
