import { useAtomValue } from 'jotai';
import { sendChat } from '../../api/send-chat.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { visitorIdAtom } from '../../state/account/visitor-id.ts';
import { Chat } from './chat.tsx';
import type { Message } from './message.ts';

/** The chat with the site's own support at its other end. */
export default function SiteChat() {
  const { t } = useTranslation();
  const userId = useAtomValue(visitorIdAtom);
  const respond = async (message: string): Promise<Message> => {
    const result = await sendChat({ message, userId });
    return result.kind === 'ok'
      ? { role: 'assistant', content: result.data }
      : { role: 'error', content: t('shell.chat.failed') };
  };
  return <Chat respond={respond} />;
}
