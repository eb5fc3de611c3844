import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../state/navigation/link.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  /** A crumb without a label is left out: not every match has a country. */
  label: string | undefined;
  url?: string | undefined;
}

interface BreadcrumbProps {
  items: readonly Crumb[];
  separator?: string;
}

/** FOT-4: the path from the top of the site; the last item is this page, without a link. */
export function Breadcrumb({ items, separator = '/' }: BreadcrumbProps) {
  const { t } = useTranslation();
  const crumbs = items.filter(({ label }) => label?.trim());
  return (
    <nav aria-label={t('shell.breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, url }, at) => (
          <Fragment key={`${at} ${label}`}>
            {at > 0 && <li aria-hidden="true">{separator}</li>}
            <li className={styles.crumb}>
              <Step
                label={label}
                url={at < crumbs.length - 1 ? url : undefined}
                isLast={at === crumbs.length - 1}
              />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function Step({ label, url, isLast }: Crumb & { isLast: boolean }) {
  if (url) return <Link to={url}>{label}</Link>;
  return <span aria-current={isLast ? 'page' : undefined}>{label}</span>;
}
