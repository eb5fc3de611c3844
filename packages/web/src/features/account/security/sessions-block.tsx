import type { Session } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, locales } from '../../../i18n/languages.ts';
import { endSessionsAtom } from '../../../state/account/account-calls.ts';
import { showToastAtom } from '../../../state/overlays/toast.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import type { Sessions } from '../use-sessions.ts';
import styles from './sessions-block.module.css';

/** ACC-5 */
export default function SessionsBlock({ list = [], failed, reload }: Sessions) {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  const endSessions = useSetAtom(endSessionsAtom);
  const [ending, setEnding] = useState<string>();

  async function end(session: string) {
    setEnding(session);
    const succeeded = await endSessions(session);
    await reload();
    setEnding(undefined);
    if (!succeeded) showToast(t('account:sessions.endFailed'), 'info');
    else showToast(t(`account:sessions.${session === 'others' ? 'othersEnded' : 'ended'}`));
  }

  const others = list.filter(({ current }) => !current);
  const own = list.filter(({ current }) => current);
  return (
    <Block title={t('account:sessions.title')} count={list.length}>
      <ul>
        {[...own, ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending !== undefined}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {failed && (
        <div className={styles.foot} role="status">
          <span>{t('account:sessions.failed')}</span>
          <Button onClick={() => void reload()}>
            <Icon name="refresh" size="s" />
            {t('state.retry')}
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        {others.length > 0 && (
          <Button disabled={ending !== undefined} onClick={() => void end('others')}>
            {t('account:sessions.endOthers')}
          </Button>
        )}
        <p className={styles.note}>{t('account:sessions.note')}</p>
      </div>
    </Block>
  );
}

/** Day and time, with the year: a session may have begun in the last one. */
const formatMoment = (seconds: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language].intl, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(seconds * 1000);

interface SessionRowProps {
  session: Session;
  isBusy: boolean;
  onEnd: () => void;
}

const PHONES = ['Android', 'HarmonyOS', 'iPhone'];

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const { browser, system, current, startedAt, lastUsedAt } = session;
  const moment = (seconds: number) => formatMoment(seconds, i18n.language as Language, zone);
  const device =
    browser && system
      ? t('account:sessions.device', { browser, system })
      : (browser ?? system ?? t('account:sessions.unknown'));
  return (
    <li className={styles.row}>
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        {PHONES.includes(system ?? '') ? (
          <path d="M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2" />
        ) : (
          <path d="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5zM9 20.5h6M12 17v3.5" />
        )}
      </svg>
      <div>
        <p className={styles.device}>
          <span>{device}</span>
          {current && <span className={styles.current}>{t('account:sessions.current')}</span>}
        </p>
        <p className={styles.times}>
          {current && <span>{t('account:sessions.now')}</span>}
          {!current && lastUsedAt > startedAt && (
            <span>{t('account:sessions.used', { when: moment(lastUsedAt) })}</span>
          )}
          <span>{t('account:sessions.started', { when: moment(startedAt) })}</span>
        </p>
      </div>
      {!current && (
        <Button
          kind="bare"
          aria-label={t('account:sessions.endDevice', { device })}
          disabled={isBusy}
          onClick={onEnd}
        >
          {t('account:sessions.end')}
        </Button>
      )}
    </li>
  );
}
