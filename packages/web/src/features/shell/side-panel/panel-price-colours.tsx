import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { moves } from '../../../state/preferences/preferences.ts';
import { movesAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useChoose } from '../../../state/preferences/use-change-preferences.ts';
import { PanelChoice } from './panel-choice.tsx';

export function PanelMoves() {
  const { t } = useTranslation();
  const value = useAtomValue(movesAtom);
  const choose = useChoose();
  return (
    <PanelChoice
      icon="up"
      title={t('shell.moves.label')}
      options={moves}
      labelOf={(option) => t(`shell.moves.${option}`)}
      value={value}
      onChoose={(moves) => choose({ moves })}
    />
  );
}
