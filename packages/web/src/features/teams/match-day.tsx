import { useAtomValue } from 'jotai';
import { numericDay } from '../../format/day.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../ui/figures/numerals.tsx';

/** ENT-4: when a team has played or will play, where the match itself is not here. */
export function MatchDay({ time }: { time: number | null }) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  if (time === null) return t('teams.summary.none');
  return <Numerals as="fig-s" text={numericDay(time * 1000, zone)} />;
}
