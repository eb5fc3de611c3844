import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { showToastAtom } from '../../state/overlays/toast.ts';

/** A clipboard that refuses says so and shows the code. */
export function useCopyCode(): (code: string) => Promise<void> {
  const { t } = useTranslation();
  const say = useSetAtom(showToastAtom);
  return useCallback(
    async (code) => {
      try {
        await navigator.clipboard.writeText(code);
        say(t('content.promo.copied'));
      } catch {
        say(t('content.promo.refused', { code }));
      }
    },
    [t, say],
  );
}
