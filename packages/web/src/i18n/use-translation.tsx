import type { i18n, TFunction } from 'i18next';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

interface Translation {
  t: TFunction;
  i18n: i18n;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

const texts = new WeakMap<i18n, Map<string, string>>();

/** On the server, where one translator serves all pages: texts without values are looked up once. */
function remembering(translator: i18n, t: TFunction): TFunction {
  const known = texts.get(translator) ?? new Map<string, string>();
  texts.set(translator, known);
  return new Proxy(t, {
    apply(lookUp, self, [key, ...values]: [key: string, ...values: unknown[]]) {
      if (values.length > 0) return Reflect.apply(lookUp, self, [key, ...values]);
      const text = known.get(key) ?? Reflect.apply(lookUp, self, [key]);
      known.set(key, text);
      return text;
    },
  });
}

/** With another `t` each time, so that what is memoized with it renders again. */
function translationOf(translator: i18n): Translation {
  const t = translator.t.bind(translator);
  return { t: import.meta.env.SSR ? remembering(translator, t) : t, i18n: translator };
}

interface TranslationProviderProps {
  translator: i18n;
  children: ReactNode;
}

/** Listens to the language once for all components: a list has hundreds that show texts. */
export function TranslationProvider({ translator, children }: TranslationProviderProps) {
  const [translation, setTranslation] = useState(() => translationOf(translator));
  useEffect(() => {
    const followLanguage = () => setTranslation(translationOf(translator));
    translator.on('languageChanged', followLanguage);
    return () => translator.off('languageChanged', followLanguage);
  }, [translator]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (!translation) throw new Error('No translator: render inside <SessionProvider>.');
  return translation;
}
