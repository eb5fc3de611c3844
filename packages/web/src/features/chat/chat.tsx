import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { chatOpenAtom } from '../../state/overlays/chat.ts';
import { CloseButton } from '../../ui/controls/close-button.tsx';
import styles from './chat.module.css';
import { ChatLog } from './chat-log.tsx';
import { CHINESE } from './chinese-only.ts';
import { Composer } from './composer.tsx';
import { type Respond, sendAtom } from './conversation-atoms.ts';
import { useFullScreen } from './use-full-screen.ts';

/** CHT */
export function Chat({ respond }: { respond: Respond }) {
  const { t } = useTranslation();
  const name: string = t('shell.chat.name');
  const title = t('shell.chat.title');
  const titleId = useId();
  const setOpen = useSetAtom(chatOpenAtom);
  const send = useSetAtom(sendAtom);
  const element = useRef<HTMLElement>(null);
  const isFullScreen = useFullScreen(element);
  const closeOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) setOpen(false);
  };
  return (
    <section
      className={styles.chat}
      aria-labelledby={titleId}
      {...(isFullScreen && { role: 'dialog', 'aria-modal': true })}
      ref={element}
      onKeyDown={closeOnEscape}
    >
      <header className={styles.head}>
        <h2 id={titleId}>
          {name !== title && `${name} · `}
          <span lang={CHINESE}>{title}</span>
        </h2>
        <CloseButton label={t('shell.chat.close')} onClose={() => setOpen(false)} />
      </header>
      <ChatLog />
      <Composer onSend={(text) => void send({ text, respond, errorText: t('shell.chat.oops') })} />
    </section>
  );
}
