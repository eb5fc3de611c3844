import type { i18n, TFunction } from 'i18next';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react';

interface Spoken {
  t: TFunction;
  i18n: i18n;
}

const SpokenContext = createContext<Spoken | undefined>(undefined);

interface TranslationProviderProps {
  translator: i18n;
  children: ReactNode;
}

/** Listens once for all: a list has hundreds of components that speak, and each of theirs would have to be woken. */
export function TranslationProvider({ translator, children }: TranslationProviderProps) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      translator.on('languageChanged', onChange);
      return () => translator.off('languageChanged', onChange);
    },
    [translator],
  );
  const read = () => translator.language;
  const language = useSyncExternalStore(subscribe, read, read);
  const spoken = useMemo(
    () => ({ t: translator.getFixedT(language), i18n: translator }),
    [translator, language],
  );
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** What writes the site's words in the language of the visit. */
export function useTranslation(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('No words: render inside <SessionProvider>.');
  return spoken;
}
