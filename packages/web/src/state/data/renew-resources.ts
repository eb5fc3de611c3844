import { apiBase } from '../../api/api-base.ts';
import { nowAtom } from '../clock/clock.ts';
import type { Session } from '../session.tsx';
import type { Resource } from './resource.ts';
import type { Snapshot } from './resources.ts';

const PLAYED = / played$/;

/** The request of a call by its key, which is the language, the path and the unescaped parameters. */
function requestOf(key: string): Request {
  const [language = '', target = ''] = key.replace(PLAYED, '').split(/ (.*)/s);
  const [path, pairs = ''] = target.split(/\?(.*)/s);
  const query = new URLSearchParams(
    pairs
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
  );
  return new Request(`${location.origin}${apiBase(PLAYED.test(key))}${path}?${query}`, {
    headers: { 'accept-language': language },
  });
}

/** Fetches the outdated resources of a session again. Those that fail stay as they are. */
export async function renewResources(
  { store, resources }: Session,
  isOutdated: (resource: Resource<unknown>) => boolean,
): Promise<Snapshot> {
  const outdated = resources.snapshot().filter(([, resource]) => isOutdated(resource));
  const renewed = await Promise.all(
    outdated.map(async ([key]): Promise<Snapshot> => {
      const response = await fetch(requestOf(key)).catch(() => undefined);
      if (!response?.ok) return [];
      const { data } = (await response.json()) as { data: unknown };
      const result = { kind: 'ok', data } as const;
      return [[key, { result, fetchedAt: store.get(nowAtom), pending: false, failedAt: 0 }]];
    }),
  );
  return renewed.flat();
}
