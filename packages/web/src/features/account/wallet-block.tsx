import type { Wallet } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/languages.ts';
import { fetchWalletAtom } from '../../state/account/account-calls.ts';
import { languageAtom } from '../../state/preferences/preferences-atoms.ts';
import { RetryButton } from '../../ui/feedback/failed.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { coinColour } from './coin-mark.tsx';
import { Figure } from './figure.tsx';
import styles from './wallet-block.module.css';
import walletMix from './wallet-mix.module.css';
import { type WalletRow, walletRows } from './wallet-rows.ts';
import { WalletTable } from './wallet-table.tsx';

interface WalletState {
  wallet: Wallet | undefined;
  pending: boolean;
  failed: boolean;
}

/** The wallet is state of the page: it is not cached when the visitor leaves. */
function useWallet(): WalletState & { retry: () => void } {
  const fetchWallet = useSetAtom(fetchWalletAtom);
  const [state, setState] = useState<WalletState>({
    wallet: undefined,
    pending: true,
    failed: false,
  });

  const retry = useCallback(async () => {
    setState((before) => ({ ...before, pending: true }));
    const wallet = await fetchWallet();
    setState((before) => ({
      wallet: wallet ?? before.wallet,
      pending: false,
      failed: wallet === undefined,
    }));
  }, [fetchWallet]);

  useEffect(() => void retry(), [retry]);

  return { ...state, retry };
}

/** ACC-3 */
export function WalletBlock() {
  const { t } = useTranslation();
  const { wallet, pending, failed, retry } = useWallet();
  const isLoading = pending && !wallet;
  const rows = walletRows(wallet);
  return (
    <Block title={t('account:wallet.title')}>
      <div className={styles.balance}>
        <span className="meta">{t('account:wallet.balance')}</span>
        <p className={styles.sum}>
          <Figure text={rows[0]?.value?.toFixed(2)} pending={isLoading} /> <small>USDT</small>
        </p>
        <WalletMix rows={rows} />
      </div>
      <WalletTable rows={rows} pending={isLoading} />
      <p className={styles.note}>
        {t('account:wallet.note')}{' '}
        {!isLoading && rows.some(({ isSample }) => isSample) && t('account:wallet.samples')}
      </p>
      {failed && (
        <div className={styles.failed} role="status">
          <span>{t('account:wallet.failed')}</span>
          <RetryButton pending={pending} retry={retry} />
        </div>
      )}
    </Block>
  );
}

function WalletMix({ rows }: { rows: readonly WalletRow[] }) {
  const { t } = useTranslation();
  const language = locales[useAtomValue(languageAtom)].html;
  const total = rows.reduce((sum, { value = 0 }) => sum + value, 0);
  if (total === 0) return <div className={walletMix.mix} />;
  const parts = rows.map(({ symbol, value = 0 }) => ({ symbol, share: value / total }));
  const texts = parts.map(({ symbol, share }) =>
    t('account:wallet.share', {
      symbol,
      percent: share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 }),
    }),
  );
  return (
    <div
      className={walletMix.mix}
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
