import { useAtomValue } from 'jotai';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import button from '../../ui/controls/button.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './composer.module.css';
import { typingAtom } from './conversation-atoms.ts';
import { isSubmitKey } from './is-submit-key.ts';
import { useAutosize } from './use-autosize.ts';

const longest = 500;
const countedFrom = 450;

/** CHT-3 */
export function Composer({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation();
  const typing = useAtomValue(typingAtom);
  const [text, setText] = useState('');
  const box = useAutosize(text);
  const countId = useId();
  const counted = text.length >= countedFrom;

  useEffect(() => box.current?.focus(), [box]);

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
        maxLength={longest}
        value={text}
        aria-label={t('shell.chat.input')}
        aria-describedby={counted ? countId : undefined}
        placeholder={t('shell.chat.placeholder')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className={classNames(button.btn, button.main)}
        aria-label={t('shell.chat.send')}
        aria-disabled={typing || !text.trim()}
      >
        <Icon name="send" />
      </button>
      {counted && (
        <p id={countId} className={styles.count}>
          {t('shell.chat.count', { count: text.length, most: longest })}
        </p>
      )}
    </form>
  );
}
