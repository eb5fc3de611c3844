/** The language of the title, the typing state and the errors, whatever the language of the site. */
export const CHINESE = 'zh-Hans';

/** The `lang` of a message on a site in a language: visitors write in any, and replies follow the question. */
export function languageOf(text: string, site: string): string {
  if (/\p{Script=Han}/u.test(text)) return CHINESE;
  return site === CHINESE ? 'en' : site;
}
