import { REAL_RANGE, type RealDay, realDays } from '@touchline/shared/domain/real-days';
import { useAtomValue } from 'jotai';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { datedDay } from '../../../format/day-name.ts';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { paths } from '../../../paths.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../state/session.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import field from '../../../ui/controls/field.module.css';
import { PanelGroup } from './panel-group.tsx';
import styles from './panel-real-days.module.css';
import rows from './panel-row.module.css';

/** Before the first matches of most days. */
const MORNING = 'T10:00:00Z';

/** The address that brings this browser to an instant of the real seasons, and runs on from there. */
const entrance = (at: string, to: string) =>
  `/worlds/enter?${new URLSearchParams({ at, speed: '1', scenario: 'real-seasons', to })}`;

const isoOf = ({ at }: RealDay) => `${new Date(at).toISOString().slice(0, 19)}Z`;
const compact = (day: string) => day.replaceAll('-', '');

function DayPicker() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const id = useId();
  const { first, last } = REAL_RANGE;
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('day'));
    if (day) location.assign(entrance(day + MORNING, paths.matches('football')));
  };
  return (
    <form className={styles.picker} onSubmit={go}>
      <label htmlFor={id}>{t('real-days:date')}</label>
      <div className={styles.pair}>
        <input
          className={field.input}
          id={id}
          type="date"
          name="day"
          min={first}
          max={last}
          required
          aria-describedby={`${id}-range`}
        />
        <Button type="submit">{t('real-days:go')}</Button>
      </div>
      <p id={`${id}-range`}>
        {t('real-days:range', {
          first: datedDay(compact(first), language),
          last: datedDay(compact(last), language),
        })}
      </p>
    </form>
  );
}

function LoadedRealDays() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const isLoaded = useLoadedNamespace('real-days');
  if (!isLoaded) return null;
  return (
    <PanelGroup icon="calendar" title={t('real-days:name')} open>
      {realDays.map((day) => (
        <a
          key={day.id}
          className={styles.day}
          href={entrance(isoOf(day), paths.match('football', day.matchId))}
        >
          <b>{t(`real-days:days.${day.id}.title`)}</b>
          <time dateTime={isoOf(day)}>{datedDay(compact(day.date), language)}</time>
          <span>{t(`real-days:days.${day.id}.text`)}</span>
        </a>
      ))}
      <DayPicker />
      <a className={rows.row} href="/worlds/enter?to=/">
        {t('real-days:present')}
      </a>
    </PanelGroup>
  );
}

/** Famous days of the real seasons, where they and the developer tools are on. */
export function PanelRealDays() {
  const { hasRealSeasons } = useSession();
  const isShown = hasRealSeasons && 'devTools' in document.documentElement.dataset;
  return isShown ? <LoadedRealDays /> : null;
}
