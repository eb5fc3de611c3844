const SECRET_NAMES =
  /(token|passw|secret|authorization|cookie|session|credential|api[-_]?key|private[-_]?key|signature|e-?mail|phone|street|postcode|zip[-_]?code|ip[-_]?address|user[-_]?name)/i;
/** Names that are a whole word: `ip` is a part of many others. */
const SECRET_WORDS = /^(ip|pin|otp|jwt|sid|csrf|address|pwd|auth|bearer)$/i;

const TEXTS: readonly (readonly [RegExp, string])[] = [
  // A JSON Web Token.
  [/\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g, 'redacted-token'],
  [/\b(Bearer|Basic)\s+[\w.~+/-]{6,}=*/gi, '$1 redacted'],
  [/\b([a-z][a-z\d+.-]*:\/\/)[^\s/@:"']+:[^\s/@"']+@/gi, '$1'],
  [
    /([?&;](?:\w*(?:token|key|secret|signature|sig|auth|session|sid|password)\w*)=)[^&#\s"'<>]+/gi,
    '$1redacted',
  ],
  [/\b(?:mailto:)?[^\s@"'<>:;,()=]+@[^\s@"'<>:;,()]+\.[a-z]{2,}/gi, 'redacted@example.com'],
  [
    /\b(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)\b(?::\d{1,5})?/g,
    '192.0.2.1',
  ],
  [
    /(?<![\w:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])|(?<![\w:])(?:[\da-f]{1,4}:){2,6}:(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?(?![\w:])/gi,
    '2001:db8::1',
  ],
  [/\b(?:sk|pk|rk|ghp|gho|xox[abp])[-_][\w-]{10,}/g, 'redacted-key'],
];

const isSecretName = (name: string) => SECRET_NAMES.test(name) || SECRET_WORDS.test(name);

/** The value of a secret member, as another of its type. */
function blank(value: unknown): unknown {
  if (typeof value === 'string') return 'redacted';
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(blank);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blank(inner)]));
}

/**
 * Replaces what must not get into a file under version control: tokens, passwords, cookies, e-mail and network
 * addresses, by the names of members and by the form of texts; and the address of the upstream itself.
 */
export function createRedactor(upstream: URL): (value: unknown) => unknown {
  const hosts = [upstream.origin, upstream.host, upstream.hostname].filter(
    (text) => text.length > 0,
  );

  function redactText(text: string): string {
    const withoutHost = hosts.reduce(
      (rest, host) => rest.replaceAll(host, host === upstream.origin ? '' : 'upstream.example'),
      text,
    );
    return TEXTS.reduce((rest, [form, instead]) => rest.replace(form, instead), withoutHost);
  }

  return function redact(value: unknown): unknown {
    if (typeof value === 'string') return redactText(value);
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        redactText(name),
        isSecretName(name) ? blank(inner) : redact(inner),
      ]),
    );
  };
}
