import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type InfoPage, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';

interface InfoLinksProps {
  pages: readonly InfoPage[];
  className?: string | undefined;
}

/** FOT-2 */
export function InfoLinks({ pages, className }: InfoLinksProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return pages.map((page) => (
    <Link
      key={page}
      className={className}
      to={paths.info(page)}
      aria-current={pathname === paths.info(page) ? 'page' : undefined}
    >
      {t(`shell.info.${page}`)}
    </Link>
  ));
}
