import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { spoilerFreeAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { Show } from './show.tsx';

interface SpoilerToolsProps {
  matches: readonly Match[];
  className?: string | undefined;
}

/** Covers the results, of all pages, and uncovers those of the day. */
export function SpoilerTools({ matches, className }: SpoilerToolsProps) {
  const { t } = useTranslation();
  const isOn = useAtomValue(spoilerFreeAtom);
  const choose = useSetPreferences();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-pressed={isOn}
        onClick={() => choose({ results: isOn ? 'shown' : 'covered' })}
      >
        {isOn && <Icon name="check" size="s" />}
        {t('matches.spoilers')}
      </button>
      <Show of={matches} />
    </>
  );
}
