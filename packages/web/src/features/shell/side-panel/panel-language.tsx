import { useAtomValue } from 'jotai';
import { languages } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { PanelChoice } from './panel-choice.tsx';

export function PanelLanguage() {
  const { t } = useTranslation();
  const value = useAtomValue(languageAtom);
  const choose = useSetPreferences();
  return (
    <PanelChoice
      icon="world"
      title={t('shell.language.label')}
      options={languages}
      labelOf={(language) => t(`shell.language.${language}`)}
      value={value}
      onChoose={(language) => choose({ language })}
    />
  );
}
