import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type InfoPage, paths } from '../../paths.ts';
import { Link } from '../../state/link.tsx';

/** FOT-2 */
export function InfoLinks({ pages }: { pages: readonly InfoPage[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return pages.map((page) => (
    <Link
      key={page}
      to={paths.info(page)}
      aria-current={pathname === paths.info(page) ? 'page' : undefined}
    >
      {t(`shell.info.${page}`)}
    </Link>
  ));
}
