import type { i18n, TFunction } from 'i18next';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react';

interface Translation {
  t: TFunction;
  i18n: i18n;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

interface TranslationProviderProps {
  translator: i18n;
  children: ReactNode;
}

/** Subscribes once for all components: a list has hundreds, each of which would need its own listener. */
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
  const translation = useMemo(
    () => ({ t: translator.getFixedT(language), i18n: translator }),
    [translator, language],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/** The translation function of the session's language. */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (!translation) throw new Error('No translator: render inside <SessionProvider>.');
  return translation;
}
