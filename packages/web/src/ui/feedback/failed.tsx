import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { Numerals } from '../figures/numerals.tsx';
import { Icon } from '../graphics/icon.tsx';
import { Empty } from './empty.tsx';
import styles from './failed.module.css';

const RETRY_AFTER_S = 10;

export interface FailedCall {
  pending: boolean;
  retry: () => void;
}

/** What is loaded: names the failure. */
export type Listed = 'matches' | 'news' | 'tournaments' | 'teams' | 'ranking' | 'standing' | 'form';
export type EntityName = 'match' | 'team' | 'player' | 'tournament' | 'article';

interface FailedProps {
  of: Listed | EntityName;
  resource: FailedCall;
}

/** SYS-7: what could not be loaded, when it is tried again, and a button that does so at once. */
export function Failed({ of, resource: { pending, retry } }: FailedProps) {
  const { t } = useTranslation();
  const left = useCountdown(pending, retry);
  return (
    <Empty text={t(`state.failed.${of}`)}>
      {/* Without script nothing is tried again: the sentence comes with the countdown, in the room kept for it. */}
      <p className={styles.again}>
        {left !== undefined && (
          <Numerals
            as="fig-m"
            text={pending ? t('state.failed.now') : t('state.failed.again', { seconds: left })}
          />
        )}
      </p>
      <RetryButton pending={pending} retry={retry} />
    </Empty>
  );
}

export function RetryButton({ pending, retry }: FailedCall) {
  const { t } = useTranslation();
  return (
    <Button onClick={retry} disabled={pending}>
      <Icon name="refresh" size="s" />
      {t('state.retry')}
    </Button>
  );
}

/** The seconds until the next attempt. A hidden tab makes none. */
function useCountdown(pending: boolean, retry: () => void): number | undefined {
  const [left, setLeft] = useState<number>();
  const onEnd = useEffectEvent(retry);
  useEffect(() => {
    if (pending) return;
    let rest = RETRY_AFTER_S;
    setLeft(rest);
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      rest = rest > 0 ? rest - 1 : RETRY_AFTER_S;
      setLeft(rest);
      if (rest === 0) onEnd();
    }, 1000);
    return () => clearInterval(timer);
  }, [pending]);
  return left;
}
