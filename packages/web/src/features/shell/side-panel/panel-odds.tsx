import { useAtomValue } from 'jotai';
import { oddsFormats } from '../../../format/odds.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { oddsFormatAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { PanelChoice } from './panel-choice.tsx';

export function PanelOdds() {
  const { t } = useTranslation();
  const value = useAtomValue(oddsFormatAtom);
  const choose = useSetPreferences();
  return (
    <PanelChoice
      icon="odds"
      title={t('shell.odds.label')}
      options={oddsFormats}
      labelOf={(format) => t(`shell.odds.${format}`)}
      value={value}
      onChoose={(odds) => choose({ odds })}
    />
  );
}
