import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useSession } from '../../state/session.tsx';
import { LiveBadge } from '../../ui/figures/live-badge.tsx';

/** Number of ongoing matches, if there are any. */
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

/** Number of ongoing matches by tournament, as far as the live stream has them. */
export function useLiveCounts(): ReadonlyMap<string, number> {
  const { live } = useSession();
  const turn = useAtomValue(live.listVersionAtom);
  return useMemo(() => {
    const byTournament = Map.groupBy(live.ongoing(), ({ tournament }) => tournament.id);
    return new Map([...byTournament].map(([id, matches]) => [id, matches.length]));
  }, [live, turn]);
}
