import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { contents } from '../../../state/preferences/preferences.ts';
import { contentAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { PanelChoice } from './panel-choice.tsx';

/** Odds and offers, or scores only. */
export function PanelContent() {
  const { t } = useTranslation();
  const value = useAtomValue(contentAtom);
  const choose = useSetPreferences();
  return (
    <PanelChoice
      icon="matches"
      title={t('shell.content.label')}
      options={contents}
      labelOf={(option) => t(`shell.content.${option}`)}
      value={value}
      onChoose={(content) => choose({ content })}
    />
  );
}
