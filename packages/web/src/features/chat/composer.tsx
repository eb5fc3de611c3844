import { useAtomValue } from 'jotai';
import {
  type FormEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './composer.module.css';
import { typingAtom } from './conversation-atoms.ts';
import { isSubmitKey } from './is-submit-key.ts';

const MAX_LENGTH = 500;
const COUNTER_FROM_LENGTH = 450;
const MAX_HEIGHT_PX = 80;

/** CHT-3 */
export function Composer({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation();
  const typing = useAtomValue(typingAtom);
  const [text, setText] = useState('');
  const box = useAutosize(text);
  const countId = useId();
  const hasCounter = text.length >= COUNTER_FROM_LENGTH;

  // Before it is painted: who sees the chat can type, or leave it with Escape.
  useLayoutEffect(() => box.current?.focus(), [box]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (typing || !text.trim()) return;
    onSend(text);
    setText('');
    box.current?.focus();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isSubmitKey(event.nativeEvent, innerWidth)) send(event);
  };

  return (
    <form className={styles.composer} onSubmit={send}>
      <textarea
        ref={box}
        rows={1}
        maxLength={MAX_LENGTH}
        value={text}
        aria-label={t('shell.chat.input')}
        aria-describedby={hasCounter ? countId : undefined}
        placeholder={t('shell.chat.placeholder')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        kind="main"
        aria-label={t('shell.chat.send')}
        aria-disabled={typing || !text.trim()}
      >
        <Icon name="send" />
      </Button>
      {hasCounter && (
        <p id={countId} className={styles.count}>
          {t('shell.chat.count', { count: text.length, most: MAX_LENGTH })}
        </p>
      )}
    </form>
  );
}

/** CHT-3: a text area as tall as its text, up to a limit. */
function useAutosize(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.height = 'auto';
    if (text) current.style.height = `${Math.min(current.scrollHeight, MAX_HEIGHT_PX)}px`;
  }, [text]);
  return box;
}
