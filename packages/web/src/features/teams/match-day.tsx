import { useAtomValue } from 'jotai';
import { numericDay } from '../../format/day.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../ui/figures/numerals.tsx';

/** ENT-4: the day of a team's last or next match, where the match itself is not loaded. */
export function MatchDay({ time }: { time: number | null }) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  if (time === null) return t('teams.summary.none');
  return <Numerals as="fig-s" text={numericDay(time * 1000, zone)} />;
}
