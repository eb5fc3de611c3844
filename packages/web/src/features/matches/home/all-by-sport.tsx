import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Sport, sports } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import styles from './all-by-sport.module.css';
import type { SportCounts } from './count-by-sport.ts';

interface AllBySportProps {
  title: string;
  counts: SportCounts;
  to: (sport: Sport) => string;
}

/** The way from the first matches of a list to all of them, which each sport has on a page of its own. */
export function AllBySport({ title, counts, to }: AllBySportProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.all}>
      {title}
      {sports
        .filter((sport) => counts[sport] > 0)
        .map((sport) => (
          <Link key={sport} className="link" to={to(sport)}>
            {t(`games.${sport}`)} <span className="fig-m">{counts[sport]}</span>
          </Link>
        ))}
    </p>
  );
}
