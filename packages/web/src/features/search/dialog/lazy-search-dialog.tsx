import { useAtomValue } from 'jotai';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { searchAtom } from '../../../state/overlays/search.ts';
import { SearchDialog } from './search-dialog.tsx';
import { useSearchIndex } from './use-search-index.ts';

/** Loads the texts and the index; shows the dialog once it is open and its texts are loaded. */
export default function LazySearchDialog() {
  const hasTexts = useLoadedNamespace('search');
  const state = useAtomValue(searchAtom);
  useSearchIndex();
  return state === 'open' && hasTexts ? <SearchDialog /> : null;
}
