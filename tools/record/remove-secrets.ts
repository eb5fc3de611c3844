import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import { createRedactor } from './redact.ts';
import { suspectsIn } from './secret-rules.ts';

/** What looks like a secret and stays, with its place in the value. */
export interface Suspect {
  readonly place: string;
  readonly text: string;
}

export interface Redaction {
  readonly value: unknown;
  /** How often each rule has replaced something. */
  readonly redacted: ReadonlyMap<string, number>;
  readonly suspects: readonly Suspect[];
}

const SECRETLINT = {
  config: { rules: [{ id: 'recommended', rule: recommended, options: {} }] },
};

/** What the rules of secretlint find in a text of JSON. */
async function lint(content: string) {
  const source = { content, filePath: 'answer.json', ext: '.json', contentType: 'text' } as const;
  const { messages } = await lintSource({ source, options: SECRETLINT });
  return messages.map(({ range: [from, to], messageId }) => ({
    secret: content.slice(from, to),
    rule: messageId,
  }));
}

function* suspectsOf(value: unknown, place = '', name = ''): Generator<Suspect> {
  if (typeof value === 'string') {
    for (const text of suspectsIn(value, name)) yield { place, text };
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    for (const [member, inner] of Object.entries(value))
      yield* suspectsOf(inner, `${place}/${member}`, isList ? name : member);
  }
}

/** Redacts a value by the rules here and by those of secretlint, and reports what looks like a secret of another form. */
export async function removeSecrets(value: unknown, upstream: URL): Promise<Redaction> {
  const redacted = new Map<string, number>();
  const count = (rule: string) => void redacted.set(rule, (redacted.get(rule) ?? 0) + 1);
  let content = JSON.stringify(createRedactor(upstream, count)(value));
  for (const { secret, rule } of await lint(content)) {
    content = content.replaceAll(secret, 'redacted-secret');
    count(rule);
  }
  const rest: unknown = JSON.parse(content);
  return { value: rest, redacted, suspects: [...suspectsOf(rest)] };
}
