import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../../state/overlays/toast.ts';

/** Copies a code; where the clipboard refuses, a toast shows the code. */
export function useCopyCode(): (code: string) => Promise<void> {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    async (code) => {
      try {
        await navigator.clipboard.writeText(code);
        showToast(t('content.promo.copied'));
      } catch {
        showToast(t('content.promo.refused', { code }));
      }
    },
    [t, showToast],
  );
}
