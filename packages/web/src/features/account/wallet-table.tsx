import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageAtom } from '../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../ui/dom/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import changeMark from './change-mark.module.css';
import { CoinMark } from './coin-mark.tsx';
import { Figure } from './figure.tsx';
import { formatCoins } from './format-coins.ts';
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

/** ACC-3 */
function WalletLine({ row, pending }: { row: WalletRow; pending: boolean }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { symbol, price, change, amount, value } = row;
  const format = (figure: number | undefined) =>
    figure === undefined ? undefined : formatCoins(figure, symbol, language);
  const isSample = row.isSample && !pending;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.asset}>
        <CoinMark symbol={symbol} />
        <span>
          <strong>{t(`account:coin.${symbol}`)}</strong>
          <span className="meta">{symbol}</span>
        </span>
      </th>
      <td
        className={classNames('fig', styles.price)}
        data-sample={isSample || undefined}
        title={isSample ? t('account:wallet.sample') : undefined}
      >
        <Figure text={pending ? undefined : format(price)} pending={pending} />
      </td>
      <td className={styles.change}>{pending ? null : <ChangeMark change={change} />}</td>
      <td className={classNames('fig', styles.amount)} title={amount?.toString()}>
        <Figure text={format(amount)} pending={pending} />
        {amount !== undefined && <span className={styles.unit}> {symbol}</span>}
      </td>
      <td className={classNames('fig', styles.value)}>
        <Figure text={format(value)} pending={pending} />
      </td>
    </tr>
  );
}

/** A change of price: an arrow, and a word for screen readers. */
function ChangeMark({ change }: { change: number }) {
  const { t } = useTranslation();
  const percent = `${Math.abs(change).toFixed(2)}%`;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : undefined;
  return (
    <span className={changeMark.change} data-way={direction}>
      {direction && (
        <>
          <Icon name="up" />
          <span className="vh">{t(`account:wallet.${direction}`)} </span>
        </>
      )}
      {percent}
    </span>
  );
}
