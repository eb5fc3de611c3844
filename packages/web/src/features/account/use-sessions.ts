import type { Session } from '@touchline/types';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { fetchSessionsAtom } from '../../state/account/account-calls.ts';

export interface Sessions {
  /** Undefined until they are loaded, and if the API does not offer them. */
  list: Session[] | undefined;
  failed: boolean;
  reload: () => Promise<void>;
}

/** Sessions are state of the page: they are not cached when the visitor leaves. */
export function useSessions(): Sessions {
  const fetchSessions = useSetAtom(fetchSessionsAtom);
  const [state, setState] = useState<Omit<Sessions, 'reload'>>({ list: undefined, failed: false });

  const reload = useCallback(async () => {
    const found = await fetchSessions();
    setState((before) => ({
      list: Array.isArray(found) ? found : before.list,
      failed: found === 'failed',
    }));
  }, [fetchSessions]);

  useEffect(() => void reload(), [reload]);

  return { ...state, reload };
}
