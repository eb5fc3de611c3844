import { commonPasswords } from './common-passwords.ts';

const SITE_NAME = 'touchline';
/** A shorter part of an e-mail address would refuse passwords that merely contain it. */
const MIN_NAME_LENGTH = 4;

/** Without the digits and signs at the ends that make a name a password. */
const coreOf = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** ASVS 5, 6.2.4 and 6.2.11: why a password would be guessed among the first, if it would. */
export async function passwordWeakness(
  password: string,
  email: string,
): Promise<string | undefined> {
  const text = password.normalize('NFKC').toLowerCase();
  const address = email.normalize('NFKC').toLowerCase();
  const [name = '', domain = ''] = address.split('@');
  const names = [address, name, domain, domain.split('.')[0] ?? ''];
  const isName = names.some(
    (each) => each.length >= MIN_NAME_LENGTH && [text, coreOf(text)].includes(each),
  );
  if ((await commonPasswords()).has(text)) return 'is one of the most common passwords';
  if (coreOf(text) === SITE_NAME) return 'is the name of the site';
  return isName ? 'is made of the e-mail address' : undefined;
}
