import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chatOpenAtom } from '../../state/overlays/chat.ts';
import { lazyPart } from '../../ui/dom/lazy-part.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './chat-widget.module.css';

const loadChat = () => import('./site-chat.tsx');
const SiteChat = lazyPart(loadChat);

/** CHT-1. Hover or focus preloads the chat. */
export function ChatWidget() {
  const { t } = useTranslation();
  const [open, setOpen] = useAtom(chatOpenAtom);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    const hasClosed = wasOpen.current && !open;
    if (hasClosed && document.activeElement === document.body) toggle.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <div className={styles.corner}>
      {open && <SiteChat />}
      <button
        type="button"
        ref={toggle}
        className={styles.toggle}
        aria-label={t(open ? 'shell.chat.close' : 'shell.chat.open')}
        aria-expanded={open}
        onPointerEnter={() => void loadChat()}
        onFocus={() => void loadChat()}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'down' : 'chat'} size="l" />
      </button>
    </div>
  );
}
