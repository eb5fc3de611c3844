import { useAtomValue } from 'jotai';
import { locales } from '../../i18n/languages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { languageAtom } from '../../state/preferences/preferences-atoms.ts';
import { coinColour } from './coin-mark.tsx';
import styles from './wallet-mix.module.css';
import type { WalletRow } from './wallet-rows.ts';

export function WalletMix({ rows }: { rows: readonly WalletRow[] }) {
  const { t } = useTranslation();
  const language = locales[useAtomValue(languageAtom)].html;
  const total = rows.reduce((sum, { value = 0 }) => sum + value, 0);
  if (total === 0) return <div className={styles.mix} />;
  const parts = rows.map(({ symbol, value = 0 }) => ({ symbol, share: value / total }));
  const texts = parts.map(({ symbol, share }) =>
    t('account:wallet.share', {
      symbol,
      percent: share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 }),
    }),
  );
  return (
    <div
      className={styles.mix}
      role="img"
      aria-label={t('account:wallet.shares', { shares: texts.join(', ') })}
    >
      {parts.map(({ symbol, share }) => (
        <svg
          key={symbol}
          style={{ flexGrow: share }}
          color={coinColour(symbol)}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
