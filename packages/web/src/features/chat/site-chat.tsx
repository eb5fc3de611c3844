import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sendChat } from '../../api/send-chat.ts';
import { visitorIdAtom } from '../../state/account/visitor-id.ts';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { Chat } from './chat.tsx';
import type { Message } from './conversation-atoms.ts';

export default function SiteChat() {
  const { t } = useTranslation();
  const userId = useAtomValue(visitorIdAtom);
  const timeZone = useAtomValue(zoneAtom);
  const respond = async (message: string): Promise<Message> => {
    const result = await sendChat({ message, userId, timeZone });
    return result.kind === 'ok'
      ? { role: 'assistant', content: result.data }
      : { role: 'error', content: t('shell.chat.failed') };
  };
  return <Chat respond={respond} />;
}
