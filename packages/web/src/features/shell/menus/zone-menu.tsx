import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { clockTime } from '../../../format/clock-time.ts';
import { DEFAULT_ZONE } from '../../../format/zone.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { preferencesAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import menu from '../../../ui/controls/menu.module.css';
import { Menu } from '../../../ui/controls/menu.tsx';

/** PRF-6: the button always shows the default zone and its time; the options are device time, the default zone and all others. */
export function ZoneMenu() {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const { zone } = useAtomValue(preferencesAtom);
  const choose = useSetPreferences();
  const options = useMemo(() => {
    const others = Intl.supportedValuesOf('timeZone').filter((name) => name !== DEFAULT_ZONE);
    const zones = [DEFAULT_ZONE, ...others].map((name) => ({
      value: name,
      label: name.replaceAll('_', ' '),
    }));
    return [{ value: 'device', label: t('shell.zone.device') }, ...zones];
  }, [t]);
  return (
    <Menu
      name={t('shell.zone.label')}
      icon="clock"
      options={options}
      value={zone}
      onChoose={(chosen) => choose({ zone: chosen })}
    >
      <span className="fig-m">{clockTime(now, DEFAULT_ZONE)}</span>{' '}
      <span className={menu.value}>{DEFAULT_ZONE}</span>
    </Menu>
  );
}
