import type { i18n, TFunction } from 'i18next';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { I18nextProvider, useTranslation as useSubscribedTranslation } from 'react-i18next';

interface Translation {
  t: TFunction;
  i18n: i18n;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

interface TranslationProviderProps {
  translator: i18n;
  children: ReactNode;
}

export const TranslationProvider = ({ translator, children }: TranslationProviderProps) => (
  <I18nextProvider i18n={translator}>
    <SharedTranslation translator={translator}>{children}</SharedTranslation>
  </I18nextProvider>
);

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

/** Subscribes once for all components: react-i18next's hook has a listener and a `t` per call, and a list has hundreds. */
function SharedTranslation({ translator, children }: TranslationProviderProps) {
  const { t } = useSubscribedTranslation();
  const translation = useMemo(
    () => ({ t: import.meta.env.SSR ? remembering(translator, t) : t, i18n: translator }),
    [t, translator],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/** react-i18next's hook, sharing the subscription of the page. */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (!translation) throw new Error('No translator: render inside <SessionProvider>.');
  return translation;
}
