import { IANAZone } from 'luxon';
import { DEFAULT_ZONE } from '../../../format/zone.ts';
import type { Option } from '../../../ui/controls/use-listbox.ts';

/** Each zone's formatter takes 0.1 ms to create, and several times as long on a phone. */
const ZONES_PER_TASK = 40;

const offsetOf = (name: string, now: number) => IANAZone.create(name).offset(now);

const optionOf = (name: string, now: number): Option => ({
  value: name,
  label: name.replaceAll('_', ' '),
  example: `UTC${IANAZone.create(name).formatOffset(now, 'narrow')}`,
});

/** Every zone but the default one, with its current offset: `home`, then those whose clock is nearest to it. */
export async function zoneOptions(now: number, home: string): Promise<Option[]> {
  const names = Intl.supportedValuesOf('timeZone').filter((name) => name !== DEFAULT_ZONE);
  const zones: { option: Option; distance: number }[] = [];
  const homeOffset = offsetOf(home, now);
  for (let start = 0; start < names.length; start += ZONES_PER_TASK) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const name of names.slice(start, start + ZONES_PER_TASK)) {
      const distance = name === home ? -1 : Math.abs(offsetOf(name, now) - homeOffset);
      zones.push({ option: optionOf(name, now), distance });
    }
  }
  return zones.sort((one, other) => one.distance - other.distance).map(({ option }) => option);
}
