import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages.ts';
import { loadNamespaces } from '../../i18n/load-namespaces.ts';
import type { Namespace } from '../../i18n/namespaces.ts';

interface Module<P> {
  default: ComponentType<P>;
}

interface DocumentPart<P> {
  /**
   * The loaded chunk on the server, undefined in the browser: React writes what it waits for into the document by scripts,
   * which the policy forbids.
   */
  server: Module<P> | undefined;
  texts?: readonly Namespace[];
  /** A class of the part's sheet, which the markup needs before the chunk is loaded. */
  className?: string | undefined;
}

/** Whether a part hydrates markup that is older than the state of the page: it begins with the state of the document. */
export const HydratesLate = createContext(false);

const inSuspense = <P extends object>(Part: ComponentType<P>, props: P, hydratesLate = false) =>
  createElement(
    HydratesLate,
    { value: hydratesLate },
    createElement(Suspense, { fallback: null }, createElement(Part, props)),
  );

/**
 * A component outside the first load: nothing is shown until its chunk has arrived. With `server` the document has its
 * content, and the chunk makes it follow what changes.
 */
export function lazyPart<P extends object>(
  load: () => Promise<Module<P>>,
  inDocument?: DocumentPart<P>,
): ComponentType<P> {
  if (inDocument) return hydratedPart(load, inDocument);
  const Part: ComponentType<P> = lazy(load);
  return (props: P) => inSuspense(Part, props);
}

const hydratedPart = <P extends object>(
  load: () => Promise<Module<P>>,
  { server, texts = [], className }: DocumentPart<P>,
) =>
  function Hydrated(props: P) {
    const { i18n } = useTranslation();
    const [{ Part, whenLoaded }] = useState(() => {
      if (server) return { Part: server.default, whenLoaded: undefined };
      const loadedTexts = loadNamespaces(i18n, i18n.language as Language, texts);
      const chunk = Promise.all([load(), loadedTexts]).then(([module]) => module);
      const Part: ComponentType<P> = lazy(() => chunk);
      return { Part, whenLoaded: chunk };
    });
    // React replaces the server's markup by the fallback if the boundary changes before its chunk is loaded.
    const [first] = useState(() => inSuspense(Part, props, true));
    const [isLoaded, setIsLoaded] = useState(false);
    useEffect(() => {
      const show = () => startTransition(() => setIsLoaded(true));
      // The boundary reports a chunk that failed to load.
      whenLoaded?.then(show, () => {});
    }, [whenLoaded]);
    const part = isLoaded ? inSuspense(Part, props) : first;
    return className ? createElement('div', { className }, part) : part;
  };
