/** A form of text that a recording must not contain, and what takes its place. */
export interface TextRule {
  readonly name: string;
  readonly form: RegExp;
  readonly instead: string;
  /** Whether a text of the form is one indeed, by its check digits. */
  readonly isReal?: (text: string) => boolean;
}

/** ISO 13616: the number, with the country at its end and letters as numbers, leaves 1 when divided by 97. */
function isIban(text: string): boolean {
  const compact = text.replace(/ /g, '');
  const digits = [...compact.slice(4), ...compact.slice(0, 4)].map((one) =>
    Number.parseInt(one, 36),
  );
  return BigInt(digits.join('')) % 97n === 1n;
}

/** The check digit of payment cards, by Luhn. */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, n) => {
    const value = n % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What secretlint has no rule for, or only in a file of configuration. */
export const textRules: readonly TextRule[] = [
  {
    name: 'JSON Web Token',
    form: /\beyJ[\w-]{5,}(?:\.[\w-]*){1,4}/g,
    instead: 'redacted-token',
  },
  {
    name: 'authorization header',
    form: /\b(Bearer|Basic)\s+[\w.~+/-]{6,}=*/gi,
    instead: '$1 redacted',
  },
  {
    name: 'private key',
    form: /-----BEGIN [A-Z\d ]*PRIVATE KEY[A-Z ]*-----(?:[^-]|-(?!----END))*(?:-----END [A-Z\d ]*-----)?/g,
    instead: 'redacted-private-key',
  },
  {
    name: 'password in a URL',
    form: /\b([a-z][a-z\d+.-]*:\/\/)[^\s/@:"']*:[^\s/@"']+@/gi,
    instead: '$1',
  },
  {
    name: 'signed URL',
    form: /([?&;](?:[\w-]*(?:token|key|secret|signature|sig|credential|auth|session|sid|password)[\w-]*)=)[^&#\s"'<>]+/gi,
    instead: '$1redacted',
  },
  {
    name: 'key of a service',
    form: /\b(?:(?:sk|pk|rk|ghp|gho|ghu|ghs|ghr|xox[abeprs]|glpat|npm|dop_v1|shpat|hf)[-_][\w-]{10,}|github_pat_\w{20,}|(?:AKIA|ASIA|ABIA|ACCA)[A-Z\d]{16}|AIza[\w-]{30,}|ya29\.[\w-]{20,}|SG\.[\w-]{16,}\.[\w-]{16,})/g,
    instead: 'redacted-key',
  },
  {
    name: 'password hash',
    form: /\$(?:2[abxy]?|argon2(?:id|[id])?|scrypt|pbkdf2[\w-]*|[156])\$[\w./+=,$-]{16,}/g,
    instead: 'redacted-hash',
  },
  {
    name: 'bank account',
    form: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}\b/g,
    instead: 'redacted-account',
    isReal: isIban,
  },
  {
    name: 'payment card',
    form: /\b(?:[3-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}|3[47]\d{2}([ -]?)\d{6}\2\d{5})\b/g,
    instead: 'redacted-card',
    isReal: isCardNumber,
  },
  {
    name: 'telephone number',
    form: /(?<![\w+])\+\d{1,3}(?:[ .()-]{0,2}\d){7,12}(?!\w)/g,
    instead: '+00',
  },
  {
    name: 'e-mail address',
    form: /\b(?:mailto:)?[^\s@"'<>:;,()=]+@[^\s@"'<>:;,()]+\.[a-z]{2,}/gi,
    instead: 'redacted@example.com',
  },
  {
    name: 'host of an inner network',
    form: /\b(?:[a-z\d-]+\.)+(?:internal|intranet|corp|lan|local)(?:\.[a-z\d-]+)*\b/gi,
    instead: 'upstream.example',
  },
  {
    name: 'network address',
    form: /\b(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)\b(?::\d{1,5})?/g,
    instead: '192.0.2.1',
  },
  {
    name: 'network address',
    form: /(?<![\w:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])|(?<![\w:])(?:[\da-f]{1,4}:){2,6}:(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?(?![\w:])/gi,
    instead: '2001:db8::1',
  },
];

const SECRET_NAMES =
  /(token|passw|secret|authorization|cookie|session|credential|api[-_]?key|private[-_]?key|access[-_]?key|signature|e-?mail|phone|street|postcode|zip[-_]?code|ip[-_]?address|user[-_]?name|account[-_]?n(umber|o)|card[-_]?number|iban)/i;
/** Names that are a whole word: `ip` is a part of many others. */
const SECRET_WORDS = /^(ip|pin|otp|jwt|sid|csrf|address|pwd|auth|bearer|cvv|cvc|ssn)$/i;

/** A member whose value is replaced whatever it is. */
export const isSecretName = (name: string) => SECRET_NAMES.test(name) || SECRET_WORDS.test(name);

const MIN_RANDOM_LENGTH = 20;
const RANDOM_WORD = new RegExp(`[\\w+=-]{${MIN_RANDOM_LENGTH},}`, 'g');
const UUID_OF_A_LINK =
  /\/(?:reset|verify|confirm|invite|unsubscribe|magic|login|session)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const ID_NAME = /(^|[a-z_-])(id|ids|uuid|etag|hash|checksum|integrity)$/i;

/** Bits per character, by Shannon. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}

const classOf = (one: string) => {
  if (/\d/.test(one)) return 'digit';
  return /[A-Z]/.test(one) ? 'upper' : 'lower';
};

/** Words and dates keep to one class of characters for a while, random texts do not. */
function classChanges(text: string): number {
  const classes = [...text.replace(/[^A-Za-z\d]/g, '')].map(classOf);
  const changes = classes.filter((one, n) => n > 0 && one !== classes[n - 1]).length;
  return changes / Math.max(1, classes.length - 1);
}

const isRandom = (text: string) => entropyOf(text) >= 3 && classChanges(text) >= 0.3;

/** A parameter of a URL, such as `?teamId=…`. */
const PARAMETER = /(?<=[?&])([\w-]+)=[^&#\s]*/g;

/** The path of a drawing. */
const DRAWING = / d="[^"]*"/g;

/** The parts of a text that look like a secret of unknown form. A name that says "id" is believed. */
export function suspectsIn(text: string, name: string): string[] {
  const links = UUID_OF_A_LINK.exec(text) ?? [];
  if (ID_NAME.test(name)) return [...links];
  const others = text
    .replace(DRAWING, '')
    .replace(PARAMETER, (pair, of: string) => (ID_NAME.test(of) ? '' : pair));
  const words = (others.match(RANDOM_WORD) ?? []).filter(isRandom);
  return [...links, ...words].filter((word) => !word.startsWith('redacted-'));
}
