import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from '../../state/navigation/link.tsx';
import tabs from '../../ui/controls/tabs.module.css';
import { TABLE_PARTS, type TournamentAddress, tournamentPath } from './tournament-address.ts';

/** Links to the whole table, and to those at home, away and of the last five matches. */
export function TableParts({ address }: { address: TournamentAddress }) {
  const { t } = useTranslation();
  return (
    <nav className={tabs.tabs} aria-label={t('tournaments:parts.title')}>
      {[undefined, ...TABLE_PARTS].map((table) => (
        <Link
          key={table ?? 'all'}
          className={tabs.tab}
          to={tournamentPath({ ...address, table })}
          replace
          aria-current={table === address.table ? 'true' : undefined}
        >
          {t(`tournaments:parts.${table ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  );
}
