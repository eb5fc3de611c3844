import type { Match } from '@touchline/types';
import { useSetAtom } from 'jotai';
import { compactInstant } from '../../../format/instant.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { showToastAtom } from '../../../state/overlays/toast.ts';
import button from '../../../ui/controls/button.module.css';
import { matchPath } from '../model/match.ts';
import styles from './moment-link.module.css';

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
    <button type="button" className={button.icon} title={label} aria-label={label} onClick={share}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2" />
      </svg>
    </button>
  );
}
