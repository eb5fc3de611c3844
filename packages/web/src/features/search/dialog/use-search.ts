import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { closeSearchAtom, earlySearchTextAtom } from '../../../state/overlays/search.ts';
import { rememberSearch } from '../../../state/storage/recent-searches.ts';
import { isComposed, nextOption } from './next-option.ts';
import { useEntries } from './use-entries.ts';
import { useResults } from './use-results.ts';

export function useSearch() {
  const close = useSetAtom(closeSearchAtom);
  const navigate = useNavigate();
  const entries = useEntries();
  const [typed, setTyped] = useState(useAtomValue(earlySearchTextAtom));
  const [at, setAt] = useState(0);
  const groups = useResults(entries, typed);
  const options = groups.flatMap(({ found }) => found);
  const current = Math.min(at, options.length - 1);

  function type(text: string) {
    setTyped(text);
    setAt(0);
  }

  function choose(href: string) {
    rememberSearch(href);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposed(event.nativeEvent)) return;
    const next = nextOption(event.key, current, options.length);
    const href = event.key === 'Enter' ? options[current]?.entry.href : undefined;
    if (next === undefined && href === undefined) return;
    event.preventDefault();
    if (next !== undefined) return setAt(next);
    if (href !== undefined) {
      choose(href);
      navigate(href);
    }
  }

  const count = options.length;
  return { entries, typed, type, groups, count, current, goTo: setAt, choose, close, onKeyDown };
}
