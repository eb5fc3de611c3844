import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';

/** Shows the sheet once its texts are loaded. */
export default function LazyShortcutsSheet({ onClose }: { onClose: () => void }) {
  return useLoadedNamespace('keys') && <ShortcutsSheet onClose={onClose} />;
}
