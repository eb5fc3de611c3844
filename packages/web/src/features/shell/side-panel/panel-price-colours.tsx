import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { priceColours } from '../../../state/preferences/preferences.ts';
import { priceColoursAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { PanelChoice } from './panel-choice.tsx';

export function PanelPriceColours() {
  const { t } = useTranslation();
  const value = useAtomValue(priceColoursAtom);
  const choose = useSetPreferences();
  return (
    <PanelChoice
      icon="up"
      title={t('shell.moves.label')}
      options={priceColours}
      labelOf={(option) => t(`shell.moves.${option}`)}
      value={value}
      onChoose={(moves) => choose({ moves })}
    />
  );
}
