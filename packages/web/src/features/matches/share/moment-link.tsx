import type { Match } from '@touchline/types';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { compactInstant } from '../../../format/instant.ts';
import { showToastAtom } from '../../../state/overlays/toast.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { matchPath } from '../model/match.ts';

/** The share sheet of a touch device, where the visitor may also leave it. */
async function openShareSheet(url: string): Promise<'done' | 'unavailable'> {
  if (!matchMedia('(pointer: coarse)').matches || !('share' in navigator)) return 'unavailable';
  try {
    await navigator.share({ url });
    return 'done';
  } catch (error) {
    return (error as DOMException).name === 'AbortError' ? 'done' : 'unavailable';
  }
}

/** Copies the address of a moment, or shares it. Where the clipboard refuses, a toast shows the address. */
export function MomentLink({ match, at }: { match: Match; at: number }) {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);

  async function share() {
    const url = `${location.origin}${matchPath(match)}?at=${compactInstant(at)}`;
    if ((await openShareSheet(url)) === 'done') return;
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('moment:copied'));
    } catch {
      showToast(url, 'info');
    }
  }

  const label = t('moment:copy');
  return (
    <Button title={label} aria-label={label} onClick={share}>
      <Icon name="external" size="s" />
      <span>{t('moment:share')}</span>
    </Button>
  );
}
