/** The language of the title, the typing state and the errors, whatever the language of the site. */
export const CHINESE = 'zh-Hans';

/** The `lang` of a message: visitors write in either language, and replies follow the question. */
export const languageOf = (text: string): string => (/\p{Script=Han}/u.test(text) ? CHINESE : 'en');
