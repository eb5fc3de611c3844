/** A form of text that a recording must not contain, and what takes its place. */
interface TextRule {
  readonly name: string;
  readonly form: RegExp;
  readonly instead: string;
}

/** Beside the rules of secretlint. */
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
    name: 'key of a service',
    form: /\b(?:(?:sk|pk|rk|glpat|npm)[-_][\w-]{10,}|(?:AKIA|ASIA)[A-Z\d]{16}|AIza[\w-]{30,})/g,
    instead: 'redacted-key',
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
    name: 'e-mail address',
    form: /\b(?:mailto:)?[^\s@"'<>:;,()=]+@[^\s@"'<>:;,()]+\.[a-z]{2,}/gi,
    instead: 'redacted@example.com',
  },
  {
    name: 'network address',
    form: /\b(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)\b(?::\d{1,5})?/g,
    instead: '192.0.2.1',
  },
];

const SECRET_NAMES =
  /(token|passw|secret|authorization|cookie|session|credential|api[-_]?key|private[-_]?key|access[-_]?key|signature|e-?mail|phone|street|postcode|zip[-_]?code|ip[-_]?address|user[-_]?name|account[-_]?n(umber|o)|card[-_]?number|iban)/i;
/** Names that are a whole word: `ip` is a part of many others. */
const SECRET_WORDS = /^(ip|pin|otp|jwt|sid|csrf|address|pwd|auth|bearer|cvv|cvc|ssn)$/i;

/** A member whose value is replaced whatever it is. */
export const isSecretName = (name: string) => SECRET_NAMES.test(name) || SECRET_WORDS.test(name);
