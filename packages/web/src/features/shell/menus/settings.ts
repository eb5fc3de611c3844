import type { TFunction } from 'i18next';
import { oddsFormats } from '../../../format/odds.ts';
import { languages, locales } from '../../../i18n/languages.ts';
import { contents, resultModes, themes } from '../../../state/preferences/preferences.ts';
import type { IconName } from '../../../ui/graphics/icon.tsx';

/** `textOf` returns the label of an option; `textOf(t, 'label')` that of the setting. */
const setting = <T extends string>(
  icon: IconName,
  values: readonly T[],
  textOf: (t: TFunction, word: T | 'label') => string,
) => ({
  icon,
  title: (t: TFunction) => textOf(t, 'label'),
  options: (t: TFunction) => values.map((value) => ({ value, label: textOf(t, value) })),
});

/** The settings of the side panel and of the account, each under the name of its preference. */
export const settings = {
  language: setting('world', languages, (t, word) =>
    word === 'label' ? t('shell.language') : locales[word].name,
  ),
  odds: setting('odds', oddsFormats, (t, word) => t(`shell.odds.${word}`)),
  results: setting('eye', resultModes, (t, word) => {
    if (word === 'label') return t('matches.spoilers');
    return t(`shell.content.${word === 'covered' ? 'all' : 'scores'}`);
  }),
  content: setting('matches', contents, (t, word) => t(`shell.content.${word}`)),
  theme: setting('moon', themes, (t, word) => t(`shell.theme.${word}`)),
};

export type SettingName = keyof typeof settings;
