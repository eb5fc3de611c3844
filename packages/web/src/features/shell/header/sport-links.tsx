import { useTranslation } from '../../../i18n/use-translation.tsx';
import { paths, sports } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './sport-links.module.css';

/** HDR-2: where no game is chosen yet. */
export function SportLinks({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <nav className={classNames(styles.sports, className)} aria-label={t('shell.sports.label')}>
      {sports.map((sport) => (
        <Link key={sport} to={paths.matches(sport)}>
          <Icon name={sport} />
          {t(`shell.sports.${sport}`)}
        </Link>
      ))}
    </nav>
  );
}
