import { isSecretName, textRules } from './secret-rules.ts';

/** The value of a secret member, as another of its type. */
function blank(value: unknown): unknown {
  if (typeof value === 'string') return 'redacted';
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(blank);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blank(inner)]));
}

/**
 * Replaces what must not get into a file under version control: keys, tokens, passwords, cookies, e-mail and network
 * addresses, by the names of members and by the form of texts; and the address of the upstream itself. `onRedacted` gets
 * the name of the rule each time.
 */
export function createRedactor(
  upstream: URL,
  onRedacted: (rule: string) => void,
): (value: unknown) => unknown {
  const hosts = [upstream.origin, upstream.host, upstream.hostname].filter(
    (text) => text.length > 0,
  );

  function redactText(text: string): string {
    const withoutHost = hosts.reduce(
      (rest, host) => rest.replaceAll(host, host === upstream.origin ? '' : 'upstream.example'),
      text,
    );
    return textRules.reduce(
      (rest, { name, form, instead }) =>
        rest.replace(form, (_, group: unknown) => {
          onRedacted(name);
          return instead.replace('$1', () => String(group));
        }),
      withoutHost,
    );
  }

  function redactMember(name: string, inner: unknown): unknown {
    if (!isSecretName(name)) return redact(inner);
    onRedacted(`member ${name}`);
    return blank(inner);
  }

  function redact(value: unknown): unknown {
    if (typeof value === 'string') return redactText(value);
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [redactText(name), redactMember(name, inner)]),
    );
  }

  return redact;
}
