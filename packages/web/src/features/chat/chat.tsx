import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/languages.ts';
import { Link } from '../../state/navigation/link.tsx';
import { chatOpenAtom } from '../../state/overlays/chat.ts';
import { languageAtom, spoilerFreeAtom } from '../../state/preferences/preferences-atoms.ts';
import { CloseButton } from '../../ui/controls/close-button.tsx';
import { scrollable } from '../../ui/dom/scrollable.ts';
import styles from './chat.module.css';
import chatLog from './chat-log.module.css';
import { Composer } from './composer.tsx';
import { messagesAtom, type Respond, sendAtom, typingAtom } from './conversation-atoms.ts';
import { useFullScreen } from './use-full-screen.ts';

/** The language of the title, the typing state and the errors, whatever the language of the site. */
const CHINESE = 'zh-Hans';

/** The `lang` of a message on a site in a language: visitors write in any, and replies follow the question. */
function languageOf(text: string, site: string): string {
  if (/\p{Script=Han}/u.test(text)) return CHINESE;
  return site === CHINESE ? 'en' : site;
}

/** A path of the site within a reply. */
const PATH = /(\/[a-z0-9]+(?:\/[\w-]+)+)/;

const withLinks = (content: string) =>
  content.split(PATH).map((part, at) =>
    at % 2 === 1 ? (
      <Link key={at} className="link" to={part}>
        {part}
      </Link>
    ) : (
      part
    ),
  );

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

/** The conversation. As a live region: screen readers announce only the messages that are added. */
function ChatLog() {
  const { t } = useTranslation();
  const messages = useAtomValue(messagesAtom);
  const typing = useAtomValue(typingAtom);
  const site = locales[useAtomValue(languageAtom)].html;
  const isSpoilerFree = useAtomValue(spoilerFreeAtom);

  return (
    <div
      className={chatLog.log}
      role="log"
      aria-live="polite"
      aria-label={t('shell.chat.log')}
      {...scrollable}
    >
      <div className={chatLog.said}>
        <p className={chatLog.bubble}>
          <span className="vh">{t('shell.chat.role.assistant')}: </span>
          {t('shell.chat.greeting')}
          {isSpoilerFree && ` ${t('spoilers:chat')}`}
        </p>
        {messages.map(({ role, content }, at) => (
          <p key={at} className={chatLog.bubble} data-role={role}>
            <span className="vh">{t(`shell.chat.role.${role}`)}: </span>
            <span lang={languageOf(content, site)}>
              {role === 'user' ? content : withLinks(content)}
            </span>
          </p>
        ))}
        {typing && (
          <p className={chatLog.bubble} data-role="typing">
            <span lang={CHINESE}>{t('shell.chat.typing')}</span>
            <span className={chatLog.dots} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
