import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { setChatOpenAtom } from '../../state/overlays/chat.ts';
import button from '../../ui/controls/button.module.css';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './chat.module.css';
import { ChatLog } from './chat-log.tsx';
import { chineseOnly } from './chinese-only.ts';
import { Composer } from './composer.tsx';
import { type Respond, sendAtom } from './conversation-atoms.ts';
import { useFullScreen } from './use-full-screen.ts';

/** CHT */
export function Chat({ respond }: { respond: Respond }) {
  const { t } = useTranslation();
  const titleId = useId();
  const setOpen = useSetAtom(setChatOpenAtom);
  const send = useSetAtom(sendAtom);
  const element = useRef<HTMLElement>(null);
  const full = useFullScreen(element);
  const closeOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) setOpen(false);
  };
  return (
    <section
      className={styles.chat}
      aria-labelledby={titleId}
      {...(full && { role: 'dialog', 'aria-modal': true })}
      ref={element}
      onKeyDown={closeOnEscape}
    >
      <header className={styles.head}>
        <h2 id={titleId} lang={chineseOnly}>
          {t('shell.chat.title')}
        </h2>
        <button
          type="button"
          className={button.icon}
          aria-label={t('shell.chat.close')}
          onClick={() => setOpen(false)}
        >
          <Icon name="close" />
        </button>
      </header>
      <ChatLog />
      <Composer onSend={(text) => void send({ text, respond, oops: t('shell.chat.oops') })} />
    </section>
  );
}
