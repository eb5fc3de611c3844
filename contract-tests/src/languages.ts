import type { languages } from '@touchline/types/client-contract';
import type { CaseContext } from './case-context.ts';
import type { ReadResponse } from './http/read-response.ts';

type Language = (typeof languages)[number];

/** Whether names and texts in a language have Chinese characters. */
export const CHINESE: Record<Language, boolean> = { en: false, zh: true, es: false };

/** Languages that a server may lack: it then answers in English and says so. */
const OPTIONAL: readonly Language[] = ['es'];

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

export function expectLanguage(
  context: CaseContext,
  { headers }: ReadResponse,
  language: Language,
): void {
  const actual = headers.get('content-language');
  if (actual === 'en' && OPTIONAL.includes(language)) return;
  context.expectEqual(actual, language, 'the language');
}
