import { civilFromDays, weekday } from '../calendar/civil.ts';
import { localTimeAt } from '../calendar/zones.ts';
import { type Localized, localize } from '../localized.ts';
import type { Fixture, Incident } from '../model.ts';

const words = (text: string): readonly string[] => text.split(' ');

const DAYS = words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
const DAYS_ZH = '一二三四五六日';
const DAYS_ES = words('lunes martes miércoles jueves viernes sábado domingo');
const MONTHS = words(
  'January February March April May June July August September October November December',
);
const MONTHS_ES = words(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
);
const ORDINALS = words('first second third fourth fifth sixth seventh eighth ninth tenth');
const ORDINALS_ZH = '一二三四五六七八九十';
const ORDINALS_ES = words(
  'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo',
);
const NUMBERS = words('no one two three four five six seven eight nine');
const NUMBERS_ES = words('ningún uno dos tres cuatro cinco seis siete ocho nueve');

const NOON = 12 * 60;
const EVENING = 17 * 60;

export const ownedBy = ({ en, zh, es }: Localized): Localized =>
  localize(/s$/i.test(en) ? `${en}’` : `${en}’s`, `${zh}的`, `de ${es}`);

/** A place in a table: `third`, `第三`. */
export function placeText(place: number): Localized {
  const rest = place % 100;
  const suffix = rest >= 11 && rest <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return localize(
    ORDINALS[place - 1] ?? `${place}${suffix}`,
    `第${ORDINALS_ZH[place - 1] ?? place}`,
    ORDINALS_ES[place - 1] ?? `${place}.º`,
  );
}

/** A small number in words, as English and Spanish sentences have it. */
export const countText = (count: number): Localized =>
  localize(NUMBERS[count] ?? String(count), String(count), NUMBERS_ES[count] ?? String(count));

const zoneOf = ({ isAtNeutralVenue, home, season }: Fixture) =>
  (isAtNeutralVenue ? season.tournament.country : home.country).zone;

/** Readers of Chinese are in the zone of Beijing, others near the venue. */
const CHINESE_OFFSET_MINUTES = 8 * 60;

/** Day and part of the day at the venue: `on Saturday evening`. */
export function dayText(fixture: Fixture): Localized {
  const zone = zoneOf(fixture);
  const { day, minutes } = localTimeAt(zone, fixture.start);
  const at = weekday(day);
  const [en, zh, es] =
    minutes < NOON
      ? ['morning', '上午', 'por la mañana']
      : minutes < EVENING
        ? ['afternoon', '下午', 'por la tarde']
        : ['evening', '晚间', 'por la noche'];
  const local = zone.offset === CHINESE_OFFSET_MINUTES ? '' : '当地时间';
  return localize(
    `on ${DAYS[at]} ${en}`,
    `${local}周${DAYS_ZH[at]}${zh}`,
    `el ${DAYS_ES[at]} ${es}`,
  );
}

/** The date at the venue: `on 5 December`. */
export function dateText(fixture: Fixture): Localized {
  const { month, day } = civilFromDays(localTimeAt(zoneOf(fixture), fixture.start).day);
  return localize(
    `on ${day} ${MONTHS[month - 1]}`,
    `${month}月${day}日`,
    `el ${day} de ${MONTHS_ES[month - 1]}`,
  );
}

/** When an incident of a football match happened: `on 67 minutes`. */
export function minuteText({ minute = 0, stoppage }: Incident): Localized {
  if (stoppage === undefined) {
    const en = minute === 1 ? 'in the first minute' : `on ${minute} minutes`;
    const es = minute === 1 ? 'en el primer minuto' : `en el minuto ${minute}`;
    return localize(en, `第${minute}分钟`, es);
  }
  if (minute === 45)
    return localize(
      'in first-half stoppage time',
      '上半场补时',
      'en el descuento de la primera parte',
    );
  return minute === 90
    ? localize('in stoppage time', '伤停补时', 'en el descuento')
    : localize('in added extra time', '加时赛补时', 'en el descuento de la prórroga');
}
