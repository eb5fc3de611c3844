import lines from './common-passwords.json' with { type: 'json' };

/**
 * The 3,000 most common passwords of at least eight characters, in lower case (ASVS 5, 6.2.4): the first ones of
 * @zxcvbn-ts/language-common 4.1.3 (MIT, © Dan Wheeler, Dropbox and zxcvbn-ts). They are what people chose, and not picked here.
 */
export const commonPasswords: ReadonlySet<string> = new Set(lines.join(' ').split(' '));
