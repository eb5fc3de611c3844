import { atom } from 'jotai';
import { readStored, writeStored } from '../../state/storage/storage.ts';

export interface Message {
  role: 'user' | 'assistant' | 'error';
  content: string;
}

const roles: readonly unknown[] = ['user', 'assistant', 'error'] satisfies Message['role'][];

const isMessage = (value: unknown): value is Message => {
  const { role, content } = (value ?? {}) as Partial<Message>;
  return roles.includes(role) && typeof content === 'string';
};

const isMessages = (value: unknown): value is readonly Message[] =>
  Array.isArray(value) && value.every(isMessage);

const STORAGE_KEY = 'touchline.chat';
const MAX_MESSAGES = 100;

const messagesBaseAtom = atom<readonly Message[] | undefined>(undefined);

const storedMessagesAtom = atom(() => readStored(STORAGE_KEY, isMessages, 'session') ?? []);

/** The messages of this session, including those before a reload. */
export const messagesAtom = atom((get) => get(messagesBaseAtom) ?? get(storedMessagesAtom));

export const typingAtom = atom(false);

const appendAtom = atom(null, (get, set, message: Message) => {
  const messages = [...get(messagesAtom), message].slice(-MAX_MESSAGES);
  set(messagesBaseAtom, messages);
  writeStored(STORAGE_KEY, messages, 'session');
});

export type Respond = (message: string) => Promise<Message>;

interface SendOptions {
  text: string;
  respond: Respond;
  /** The message to show where `respond` throws. */
  errorText: string;
}

/** CHT-4: one question at a time. The reply is added even if the chat has been closed meanwhile. */
export const sendAtom = atom(null, async (get, set, { text, respond, errorText }: SendOptions) => {
  const content = text.trim();
  if (!content || get(typingAtom)) return;
  set(appendAtom, { role: 'user', content });
  set(typingAtom, true);
  try {
    set(appendAtom, await respond(content));
  } catch {
    set(appendAtom, { role: 'error', content: errorText });
  } finally {
    set(typingAtom, false);
  }
});
