import type { Wallet } from '@touchline/types';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { fetchWalletAtom } from '../../state/account/wallet.ts';

interface Known {
  wallet: Wallet | undefined;
  pending: boolean;
  failed: boolean;
}

/** It lives as long as the page that shows it, and no longer. */
export function useWallet(): Known & { again: () => void } {
  const ask = useSetAtom(fetchWalletAtom);
  const [known, setKnown] = useState<Known>({ wallet: undefined, pending: true, failed: false });

  const again = useCallback(async () => {
    setKnown((before) => ({ ...before, pending: true }));
    const wallet = await ask();
    setKnown((before) => ({
      wallet: wallet ?? before.wallet,
      pending: false,
      failed: wallet === undefined,
    }));
  }, [ask]);

  useEffect(() => void again(), [again]);

  return { ...known, again };
}
