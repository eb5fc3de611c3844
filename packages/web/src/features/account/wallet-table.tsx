import { useTranslation } from '../../i18n/use-translation.tsx';
import { WalletLine } from './wallet-line.tsx';
import type { WalletRow } from './wallet-rows.ts';
import styles from './wallet-table.module.css';

const columns = ['asset', 'price', 'change', 'amount', 'value'] as const;

interface WalletTableProps {
  rows: readonly WalletRow[];
  pending: boolean;
}

export function WalletTable({ rows, pending }: WalletTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-busy={pending}>
      <caption className="vh">{t('account:wallet.title')}</caption>
      <thead>
        <tr className={styles.head}>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`account:wallet.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <WalletLine key={row.symbol} row={row} pending={pending} />
        ))}
      </tbody>
    </table>
  );
}
