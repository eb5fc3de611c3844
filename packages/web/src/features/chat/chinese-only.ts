/** The title, the typing state and the errors are Chinese in both languages of the site. */
export const chineseOnly = 'zh-Hans';

/** The language in which a message is read aloud: the support answers in that of the question. */
export const languageOf = (text: string): string =>
  /\p{Script=Han}/u.test(text) ? chineseOnly : 'en';
