import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../format/clock-time.ts';
import { cityOf, DEFAULT_ZONE } from '../../../format/zone.ts';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { preferencesAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import menu from '../../../ui/controls/menu.module.css';
import { Menu } from '../../../ui/controls/menu.tsx';
import type { Option } from '../../../ui/controls/use-listbox.ts';

const NO_OPTIONS: readonly Option[] = [];

/** The other zones are outside the first load, with luxon, and are loaded once. */
function useOtherZones(now: number, home: string) {
  const [options, setOptions] = useState(NO_OPTIONS);
  const isLoading = useRef(false);
  async function load() {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { zoneOptions } = await import('./zone-options.ts');
      setOptions(await zoneOptions(now, home));
    } catch (error) {
      isLoading.current = false;
      console.warn(error);
    }
  }
  return { options, load };
}

interface ZoneMenuProps {
  /** The button shows what it sets, which is obvious beside the other menus of the footer. */
  isNamed?: boolean;
}

/**
 * PRF-6: the button always shows the default zone and its time, and before it the zone that is used, where that is
 * another; the options are device time, the default zone and all others.
 */
export function ZoneMenu({ isNamed }: ZoneMenuProps) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const { zone, deviceZone } = useAtomValue(preferencesAtom);
  const used = useAtomValue(zoneAtom);
  const choose = useSetPreferences();
  const others = useOtherZones(now, deviceZone ?? DEFAULT_ZONE);
  const options = [
    {
      value: 'device',
      label: t('shell.zone.device'),
      ...(deviceZone && { example: cityOf(deviceZone) }),
    },
    { value: DEFAULT_ZONE, label: DEFAULT_ZONE },
    ...others.options,
  ];
  return (
    <Menu
      name={t('shell.zone.label')}
      icon="clock"
      options={options}
      value={zone}
      onChoose={(chosen) => choose({ zone: chosen })}
      filterName={t('shell.zone.find')}
      onApproach={() => void others.load()}
    >
      <span className={isNamed ? undefined : 'vh'}>{t('shell.zone.label')}</span>
      {used !== DEFAULT_ZONE && (
        <>
          <span className="fig-m">{clockTime(now, used)}</span> {cityOf(used)}
          <span className={menu.value}>· {t('shell.zone.site')}</span>
        </>
      )}
      <span className="fig-m">{clockTime(now, DEFAULT_ZONE)}</span>{' '}
      <span className={menu.value}>{DEFAULT_ZONE}</span>
    </Menu>
  );
}
