import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { apiBase } from '../../../api/api-base.ts';
import { createSendCall } from '../../../api/send-call.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { demoBase } from '../../../paths.ts';
import { nowAtom } from '../../../state/clock/clock.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../state/session.tsx';

/** What the address of a calendar names. */
function readPath(path: string) {
  const { pathname, searchParams } = new URL(path, location.origin);
  const list = (name: string) => searchParams.get(name)?.split(',') ?? [];
  const [, , kind, file] = pathname.split('/');
  const ids = file ? [file.replace('.ics', '')] : [];
  return {
    kind: kind === 'teams' ? 'team' : kind === 'tournaments' ? 'tournament' : 'stars',
    teams: kind === 'teams' ? ids : list('teams'),
    tournaments: kind === 'tournaments' ? ids : list('tournaments'),
    matches: list('matches'),
    hasResults: searchParams.get('spoilers') !== 'off',
  } as const;
}

interface DemoFile {
  /** Undefined until the file is made. */
  readonly href?: string;
  readonly hasFailed?: boolean;
}

/** The calendar file that the browser makes in a demo, which has no server; nothing anywhere else. */
export function useDemoFile(path: string): DemoFile {
  const { t } = useTranslation();
  const { store } = useSession();
  const language = useAtomValue(languageAtom);
  const [file, setFile] = useState<DemoFile>({});
  useEffect(() => {
    if (import.meta.env.MODE !== 'demo') return;
    let url: string | undefined;
    let isStopped = false;
    async function make() {
      const { fetchCalendar } = await import('./fetch-calendar.ts');
      const { origin } = location;
      const response = await fetchCalendar({
        ...readPath(path),
        language,
        origin: origin + demoBase(),
        now: store.get(nowAtom),
        t,
        sendCall: createSendCall({ origin, base: apiBase, onFailure: console.warn }),
      });
      if (isStopped) return;
      if (response.kind !== 'ok') return setFile({ hasFailed: true });
      url = URL.createObjectURL(new Blob([response.text], { type: 'text/calendar' }));
      setFile({ href: url });
    }
    setFile({});
    make().catch(() => !isStopped && setFile({ hasFailed: true }));
    return () => {
      isStopped = true;
      // The download of the link that closed the dialog reads it.
      if (url) setTimeout(URL.revokeObjectURL, 10_000, url);
    };
  }, [path, language, store, t]);
  return file;
}
