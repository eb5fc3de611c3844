import { IANAZone } from 'luxon';
import { DEFAULT_ZONE } from '../../../format/zone.ts';
import type { Option } from '../../../ui/controls/use-menu.ts';

/** Each zone's formatter takes 0.1 ms to create, and several times as long on a phone. */
const ZONES_PER_TASK = 40;

const optionOf = (name: string, now: number): Option => ({
  value: name,
  label: name.replaceAll('_', ' '),
  example: IANAZone.create(name).formatOffset(now, 'short'),
});

/** Every zone but the default one, with its current offset. */
export async function zoneOptions(now: number): Promise<Option[]> {
  const names = Intl.supportedValuesOf('timeZone').filter((name) => name !== DEFAULT_ZONE);
  const options: Option[] = [];
  for (let start = 0; start < names.length; start += ZONES_PER_TASK) {
    await new Promise((resolve) => setTimeout(resolve));
    const part = names.slice(start, start + ZONES_PER_TASK);
    options.push(...part.map((name) => optionOf(name, now)));
  }
  return options;
}
