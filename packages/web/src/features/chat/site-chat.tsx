import { SHOWN_COOKIE } from '@touchline/shared/spoilers/shown-matches';
import type { ChatRequest } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sendChat } from '../../api/send-chat.ts';
import { visitorIdAtom } from '../../state/account/visitor-id.ts';
import { preferencesAtom, zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { readCookie } from '../../state/storage/read-cookie.ts';
import { Chat } from './chat.tsx';
import type { Message } from './conversation-atoms.ts';

export default function SiteChat() {
  const { t } = useTranslation();
  const userId = useAtomValue(visitorIdAtom);
  const timeZone = useAtomValue(zoneAtom);
  const { results } = useAtomValue(preferencesAtom);
  const respond = async (message: string): Promise<Message> => {
    const request: ChatRequest = { message, userId, timeZone };
    if (results === 'covered') {
      request.results = results;
      request.shown = readCookie(SHOWN_COOKIE) ?? '';
    }
    const result = await sendChat(request);
    return result.kind === 'ok'
      ? { role: 'assistant', content: result.data }
      : { role: 'error', content: t('shell.chat.failed') };
  };
  return <Chat respond={respond} />;
}
