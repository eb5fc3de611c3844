import { useAtomValue } from 'jotai';
import { locales } from '../../i18n/languages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { languageAtom } from '../../state/preferences/preferences-atoms.ts';
import { scrollable } from '../../ui/dom/scrollable.ts';
import styles from './chat-log.module.css';
import { CHINESE, languageOf } from './chinese-only.ts';
import { messagesAtom, typingAtom } from './conversation-atoms.ts';

/** The conversation. As a live region: screen readers announce only the messages that are added. */
export function ChatLog() {
  const { t } = useTranslation();
  const messages = useAtomValue(messagesAtom);
  const typing = useAtomValue(typingAtom);
  const site = locales[useAtomValue(languageAtom)].html;

  return (
    <div
      className={styles.log}
      role="log"
      aria-live="polite"
      aria-label={t('shell.chat.log')}
      {...scrollable}
    >
      <div className={styles.said}>
        <p className={styles.bubble}>
          <span className="vh">{t('shell.chat.role.assistant')}: </span>
          {t('shell.chat.greeting')}
        </p>
        {messages.map(({ role, content }, at) => (
          <p key={at} className={styles.bubble} data-role={role}>
            <span className="vh">{t(`shell.chat.role.${role}`)}: </span>
            <span lang={languageOf(content, site)}>{content}</span>
          </p>
        ))}
        {typing && (
          <p className={styles.bubble} data-role="typing">
            <span lang={CHINESE}>{t('shell.chat.typing')}</span>
            <span className={styles.dots} aria-hidden="true">
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
