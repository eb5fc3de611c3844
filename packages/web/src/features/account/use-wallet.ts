import type { Wallet } from '@touchline/types';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { fetchWalletAtom } from '../../state/account/wallet.ts';

interface WalletState {
  wallet: Wallet | undefined;
  pending: boolean;
  failed: boolean;
}

/** The wallet is state of the page: it is not cached when the visitor leaves. */
export function useWallet(): WalletState & { retry: () => void } {
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
