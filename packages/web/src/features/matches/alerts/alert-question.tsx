import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastStarredAtom } from '../../../state/favourites/favourites.ts';
import { starredIds } from '../../../state/favourites/star.ts';
import { readStored, writeStored } from '../../../state/storage/storage.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { hasOpenOverlay } from '../../../ui/dom/has-open-overlay.ts';
import styles from './alerts.module.css';

/** Escape closes a card that does not hold the focus, unless a dialog or a list is open. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !hasOpenOverlay()) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, close]);
}

export const ASKED_KEY = 'touchline.alerts-asked';
const isTrue = (value: unknown): value is true => value === true;

const canAsk = (): boolean =>
  typeof Notification !== 'undefined' &&
  Notification.permission === 'default' &&
  !readStored(ASKED_KEY, isTrue);

/** Asks once, when a match is starred, whether the browser may be asked for its permission. */
export function AlertQuestion() {
  const { t } = useTranslation();
  const starred = useAtomValue(lastStarredAtom);
  const [matchId] = starred ? starredIds([starred], 'match') : [];
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (matchId === undefined || !canAsk()) return;
    writeStored(ASKED_KEY, true);
    setIsOpen(true);
  }, [matchId]);

  const close = useCallback(() => {
    setIsOpen(false);
    document
      .querySelector<HTMLElement>(`[data-match="${matchId}"] button[data-starred=true]`)
      ?.focus({ preventScroll: true });
  }, [matchId]);
  useEscape(isOpen, close);

  function allow() {
    void Notification.requestPermission();
    close();
  }

  return (
    <div role="status">
      {isOpen && (
        <div className={styles.card} data-kind="question">
          <p className={styles.text}>
            <b className={styles.title}>{t('alerts:question.title')}</b>
            {t('alerts:question.text')}
          </p>
          <p className={styles.buttons}>
            <Button kind="main" onClick={allow}>
              {t('alerts:question.allow')}
            </Button>
            <Button kind="bare" onClick={close}>
              {t('alerts:question.later')}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
