import { readData } from '../read-data.ts';
import { lazyAsync } from '../world/lazy.ts';

/**
 * The 3,000 most common passwords of at least eight characters, in lower case (ASVS 5, 6.2.4): the first ones of
 * @zxcvbn-ts/language-common 4.1.3 (MIT, © Dan Wheeler, Dropbox and zxcvbn-ts). Nobody has edited the list.
 */
export const commonPasswords = lazyAsync(async (): Promise<ReadonlySet<string>> => {
  const lines = await readData<string[]>('common-passwords.json');
  return new Set(lines.join(' ').split(' '));
});
