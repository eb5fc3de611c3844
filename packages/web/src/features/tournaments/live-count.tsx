import { useTranslation } from '../../i18n/use-translation.tsx';
import { LiveBadge } from '../../ui/figures/live-badge.tsx';

/** How many matches are being played, where the stream tells of some. */
export function LiveCount({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <>
      <span className="vh">{t('shell.dock.liveCount', { count })}</span>
      <span aria-hidden="true">
        <LiveBadge word={t('match.live')} clock={`${count}`} />
      </span>
    </>
  );
}
