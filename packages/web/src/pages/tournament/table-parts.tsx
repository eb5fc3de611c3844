import { useTranslation } from 'react-i18next';
import { Link } from '../../state/navigation/link.tsx';
import tabs from '../../ui/controls/tabs.module.css';
import { TABLE_PARTS, type TournamentAddress, tournamentPath } from './tournament-address.ts';

interface TableLinkProps {
  to: TournamentAddress;
  isShown: boolean;
  text: string;
}

const TableLink = ({ to, isShown, text }: TableLinkProps) => (
  <Link
    className={tabs.tab}
    to={tournamentPath(to)}
    replace
    aria-current={isShown ? 'true' : undefined}
  >
    {text}
  </Link>
);

/** Links to the whole table, and to those at home, away and of the last five matches. */
export function TableParts({ address }: { address: TournamentAddress }) {
  const { t } = useTranslation();
  return (
    <nav className={tabs.tabs} aria-label={t('tournaments:parts.title')}>
      {[undefined, ...TABLE_PARTS].map((table) => (
        <TableLink
          key={table ?? 'all'}
          to={{ ...address, table }}
          isShown={table === address.table}
          text={t(`tournaments:parts.${table ?? 'all'}`)}
        />
      ))}
    </nav>
  );
}
