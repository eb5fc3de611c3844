import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { oddsFormats } from '../../../format/odds.ts';
import { languages } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { infoPages } from '../../../paths.ts';
import { contents, densities, priceColours } from '../../../state/preferences/preferences.ts';
import { preferencesAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import type { IconName } from '../../../ui/graphics/icon.tsx';
import { InfoLinks } from '../footer/info-links.tsx';
import { PanelChoice } from './panel-choice.tsx';
import { PanelGroup } from './panel-group.tsx';
import rows from './panel-row.module.css';

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

/** Each under the name of its preference. */
const settings = {
  language: setting('world', languages, (t, word) => t(`shell.language.${word}`)),
  odds: setting('odds', oddsFormats, (t, word) => t(`shell.odds.${word}`)),
  content: setting('matches', contents, (t, word) => t(`shell.content.${word}`)),
  moves: setting('up', priceColours, (t, word) => t(`shell.moves.${word}`)),
  density: setting('menu', densities, (t, word) => t(`shell.density.${word}`)),
};

function Setting({ name }: { name: keyof typeof settings }) {
  const { t } = useTranslation();
  const preferences = useAtomValue(preferencesAtom);
  const choose = useSetPreferences();
  const { icon, title, options } = settings[name];
  return (
    <PanelChoice
      icon={icon}
      title={title(t)}
      options={options(t)}
      value={preferences[name]}
      onChoose={(value) => choose({ [name]: value })}
    />
  );
}

/** SID-4. Content, price colours and density go beyond the requirements. */
export function PanelSettings() {
  const { t } = useTranslation();
  return (
    <>
      <Setting name="language" />
      <Setting name="odds" />
      <PanelGroup icon="info" title={t('shell.info.label')}>
        <InfoLinks pages={infoPages} className={rows.row} />
      </PanelGroup>
      <Setting name="content" />
      <Setting name="moves" />
      <Setting name="density" />
    </>
  );
}
