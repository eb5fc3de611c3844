import { atom } from 'jotai';
import { readStored, writeStored } from '../../state/storage/storage.ts';
import { isMessages, type Message } from './message.ts';

const historyKey = 'touchline.chat';
const mostKept = 100;

const heldAtom = atom<readonly Message[] | undefined>(undefined);
const awaitedAtom = atom(false);

const keptAtom = atom(() => readStored(historyKey, isMessages, 'session') ?? []);

/** What was said in this session, also before a reload. */
export const messagesAtom = atom((get) => get(heldAtom) ?? get(keptAtom));

/** A reply is awaited. */
export const typingAtom = atom((get) => get(awaitedAtom));

const appendAtom = atom(null, (get, set, message: Message) => {
  const messages = [...get(messagesAtom), message].slice(-mostKept);
  set(heldAtom, messages);
  writeStored(historyKey, messages, 'session');
});

export type Respond = (message: string) => Promise<Message>;

interface Sending {
  text: string;
  respond: Respond;
  /** What is said when there is not even an error to show. */
  oops: string;
}

/** CHT-4: one question at a time; it goes on when the panel is closed meanwhile. */
export const sendAtom = atom(null, async (get, set, { text, respond, oops }: Sending) => {
  const content = text.trim();
  if (!content || get(awaitedAtom)) return;
  set(appendAtom, { role: 'user', content });
  set(awaitedAtom, true);
  try {
    set(appendAtom, await respond(content));
  } catch {
    set(appendAtom, { role: 'error', content: oops });
  } finally {
    set(awaitedAtom, false);
  }
});
