import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { densities } from '../../../state/preferences/preferences.ts';
import { densityAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { PanelChoice } from './panel-choice.tsx';

export function PanelDensity() {
  const { t } = useTranslation();
  const value = useAtomValue(densityAtom);
  const choose = useSetPreferences();
  return (
    <PanelChoice
      icon="menu"
      title={t('shell.density.label')}
      options={densities}
      labelOf={(option) => t(`shell.density.${option}`)}
      value={value}
      onChoose={(density) => choose({ density })}
    />
  );
}
