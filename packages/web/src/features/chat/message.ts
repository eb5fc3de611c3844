export interface Message {
  role: 'user' | 'assistant' | 'error';
  content: string;
}

const roles: readonly unknown[] = ['user', 'assistant', 'error'] satisfies Message['role'][];

const isMessage = (value: unknown): value is Message => {
  const { role, content } = (value ?? {}) as Partial<Message>;
  return roles.includes(role) && typeof content === 'string';
};

export const isMessages = (value: unknown): value is readonly Message[] =>
  Array.isArray(value) && value.every(isMessage);
