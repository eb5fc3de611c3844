import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { endSessionsAtom } from '../../../state/account/sessions.ts';
import { showToastAtom } from '../../../state/overlays/toast.ts';
import button from '../../../ui/controls/button.module.css';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import type { Sessions } from '../use-sessions.ts';
import { SessionRow } from './session-row.tsx';
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
          <button type="button" className={button.btn} onClick={() => void reload()}>
            <Icon name="refresh" size="s" />
            {t('state.retry')}
          </button>
        </div>
      )}
      <div className={styles.foot}>
        {others.length > 0 && (
          <button
            type="button"
            className={button.btn}
            disabled={ending !== undefined}
            onClick={() => void end('others')}
          >
            {t('account:sessions.endOthers')}
          </button>
        )}
        <p className={styles.note}>{t('account:sessions.note')}</p>
      </div>
    </Block>
  );
}
