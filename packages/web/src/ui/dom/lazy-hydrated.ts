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

/** Whether a part hydrates markup that is older than the state of the page: it begins with the state of the document. */
export const HydratesLate = createContext(false);

const inSuspense = <P extends object>(Part: ComponentType<P>, props: P, hydratesLate = false) =>
  createElement(
    HydratesLate,
    { value: hydratesLate },
    createElement(Suspense, { fallback: null }, createElement(Part, props)),
  );

/**
 * A part of the document outside the first load: the document has its content, the chunk makes it follow what changes.
 * A class of its sheet keeps that with the document, whose markup needs it before the chunk is loaded. `onServer` because
 * React writes what it waits for into the document by scripts, which the policy forbids.
 */
export function lazyHydrated<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  onServer: { default: ComponentType<P> } | undefined,
  namespaces: readonly Namespace[],
  className?: string,
) {
  return function Hydrated(props: P) {
    const { i18n } = useTranslation();
    const [{ Part, whenLoaded }] = useState(() => {
      if (onServer) return { Part: onServer.default, whenLoaded: undefined };
      const texts = loadNamespaces(i18n, i18n.language as Language, namespaces);
      const chunk = Promise.all([load(), texts]).then(([module]) => module);
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
}
