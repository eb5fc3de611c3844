import { useAtomValue } from 'jotai';
import { locales } from '../../i18n/languages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { languageAtom } from '../../state/preferences/preferences-atoms.ts';
import { coinColour } from './coin-mark.tsx';
import styles from './wallet-mix.module.css';
import type { WalletRow } from './wallet-rows.ts';

/** What part of the whole each coin is. */
export function WalletMix({ rows }: { rows: readonly WalletRow[] }) {
  const { t } = useTranslation();
  const language = locales[useAtomValue(languageAtom)].html;
  const whole = rows.reduce((sum, { value = 0 }) => sum + value, 0);
  if (whole === 0) return <div className={styles.mix} />;
  const parts = rows.map(({ symbol, value = 0 }) => ({ symbol, part: value / whole }));
  const shares = parts.map(({ symbol, part }) =>
    t('account.wallet.share', {
      symbol,
      percent: part.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 }),
    }),
  );
  return (
    <div
      className={styles.mix}
      role="img"
      aria-label={t('account.wallet.shares', { shares: shares.join(', ') })}
    >
      {parts.map(({ symbol, part }) => (
        <svg
          key={symbol}
          style={{ flexGrow: part }}
          color={coinColour(symbol)}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
