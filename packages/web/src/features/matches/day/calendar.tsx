import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import type { CompactDay } from '../../../format/compact-day.ts';
import { datedDay, fullWeekdayOf, monthNameOf, weekdayOf } from '../../../format/day-name.ts';
import { daysQuery } from '../../../format/day-query.ts';
import { type Game, paths } from '../../../paths.ts';
import { useResource } from '../../../state/data/use-resource.ts';
import { callContextAtom, languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../../state/stores/resource.ts';
import button from '../../../ui/controls/button.module.css';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { useModal } from '../../../ui/controls/use-modal.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { countOfDay } from '../model/count-of-day.ts';
import styles from './calendar.module.css';
import { endOfWeek, inMonth, monthGrid, moveDay, startOfWeek, years } from './month-grid.ts';

interface CalendarProps {
  game: Game;
  chosen: CompactDay;
  today: CompactDay;
  onChoose: (day: CompactDay) => void;
  onLeave: () => void;
}

const dayByKey: Record<string, (day: CompactDay, isShift: boolean) => CompactDay> = {
  ArrowLeft: (day) => moveDay(day, { days: -1 }),
  ArrowRight: (day) => moveDay(day, { days: 1 }),
  ArrowUp: (day) => moveDay(day, { weeks: -1 }),
  ArrowDown: (day) => moveDay(day, { weeks: 1 }),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: (day, isShift) => moveDay(day, isShift ? { years: -1 } : { months: -1 }),
  PageDown: (day, isShift) => moveDay(day, isShift ? { years: 1 } : { months: 1 }),
};

const months = Array.from({ length: 12 }, (_, at) => `2000${String(at + 1).padStart(2, '0')}01`);
const COUNTS_AGE_S = 300;

/** Number of matches by day, from one call for all days; empty until it is loaded. */
function useCounts(days: readonly CompactDay[], game: Game): ReadonlyMap<CompactDay, number> {
  const { language, zone } = useAtomValue(callContextAtom);
  const query = {
    date: days[0] as CompactDay,
    days: days.length,
    ...daysQuery(days, zone),
    sportType: game,
  };
  const counted = useResource(call('/matches/counts', query, language), COUNTS_AGE_S);
  return new Map(itemsOf(counted).map((day) => [day.date, countOfDay(day, game)]));
}

/** Only in the browser: the calendar opens after hydration. */
const hasDevTools = () => 'devTools' in document.documentElement.dataset;

/** The hours of a day, of which each shows the matches at that instant. For developers, in English alone. */
const timeMachineUrl = (day: CompactDay, game: Game) =>
  `/worlds?${new URLSearchParams({ day, to: paths.matches(game) })}`;

const SIZES = 3;

/** From 1 to 3: how full a day is beside the fullest of the month; undefined for one without matches. */
const sizeOf = (count: number, most: number): number | undefined =>
  count > 0 ? Math.ceil((SIZES * count) / most) : undefined;

const isSameMonth = (one: CompactDay, other: CompactDay) => one.slice(0, 6) === other.slice(0, 6);

function MonthHead({ active, onMove }: { active: CompactDay; onMove: (day: CompactDay) => void }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const step = (months: -1 | 1) => (
    <button
      type="button"
      className={button.icon}
      aria-label={t(months < 0 ? 'matches.earlierMonth' : 'matches.laterMonth')}
      onClick={() => onMove(moveDay(active, { months }))}
    >
      <Icon name={months < 0 ? 'left' : 'right'} />
    </button>
  );
  return (
    <div className={styles.head}>
      {step(-1)}
      <select
        aria-label={t('matches.month')}
        value={Number(active.slice(4, 6))}
        onChange={({ target }) => onMove(inMonth(active, { month: Number(target.value) }))}
      >
        {months.map((month, index) => (
          <option key={month} value={index + 1}>
            {monthNameOf(month, language)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('matches.year')}
        value={Number(active.slice(0, 4))}
        onChange={({ target }) => onMove(inMonth(active, { year: Number(target.value) }))}
      >
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      {step(1)}
    </div>
  );
}

interface MonthGridProps extends CalendarProps {
  active: CompactDay;
  activeButton: RefObject<HTMLButtonElement | null>;
  onFocus: (day: CompactDay) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The days of a month with their numbers of matches. The active day is the only tab stop. */
function MonthGrid(props: MonthGridProps) {
  const { game, chosen, today, onChoose, active, activeButton, onFocus, onKeyDown } = props;
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const weeks = monthGrid(active);
  const counts = useCounts(weeks.flat(), game);
  const most = Math.max(...counts.values());
  const nameOf = (day: CompactDay) => {
    const count = counts.get(day);
    const date = datedDay(day, language);
    return count ? `${date}, ${t('matches.count', { count })}` : date;
  };

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the date picker
      role="grid"
      className={styles.grid}
      aria-label={`${monthNameOf(active, language)} ${active.slice(0, 4)}`}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={fullWeekdayOf(day, language)}>
              {weekdayOf(day, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the date picker
              // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
              <td key={day} role="gridcell" aria-selected={day === chosen}>
                <button
                  type="button"
                  ref={day === active ? activeButton : null}
                  tabIndex={day === active ? 0 : -1}
                  data-out={!isSameMonth(day, active) || undefined}
                  aria-current={day === today ? 'date' : undefined}
                  data-matches={sizeOf(counts.get(day) ?? 0, most)}
                  aria-label={nameOf(day)}
                  onFocus={() => onFocus(day)}
                  onClick={() => onChoose(day)}
                >
                  {Number(day.slice(6))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** MAT-2: the date picker of the ARIA patterns, a modal dialog with a grid. */
export default function Calendar(props: CalendarProps) {
  const { game, chosen, today, onChoose, onLeave } = props;
  const { t } = useTranslation();
  const modal = useModal(onLeave);
  const [active, setActive] = useState(chosen);
  /** Changes when a key moves the active day, which then takes the focus. */
  const [moves, setMoves] = useState(0);
  const activeButton = useRef<HTMLButtonElement>(null);

  // After the effect of the dialog, which focuses its first button.
  useLayoutEffect(() => activeButton.current?.focus(), [moves]);

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey[event.key]?.(active, event.shiftKey);
    if (!day) return;
    event.preventDefault();
    setActive(day);
    setMoves(moves + 1);
  };

  return (
    <dialog {...modal} className={styles.calendar} aria-label={t('matches.pick')}>
      <MonthHead active={active} onMove={setActive} />
      <MonthGrid
        {...props}
        active={active}
        activeButton={activeButton}
        onFocus={setActive}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        <Button onClick={onLeave}>{t('shell.close')}</Button>
        {hasDevTools() && (
          <a className={buttonClass()} href={timeMachineUrl(active, game)}>
            Time machine
          </a>
        )}
        <Button onClick={() => onChoose(today)}>{t('matches.dayToday')}</Button>
      </div>
    </dialog>
  );
}
