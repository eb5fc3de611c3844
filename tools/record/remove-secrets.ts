import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import { createRedactor } from './redact.ts';

const SECRETLINT = {
  config: { rules: [{ id: 'recommended', rule: recommended, options: {} }] },
};

/** Redacts a value by the rules here and by those of secretlint, and calls `onRedacted` with the rule each time. */
export async function removeSecrets(
  value: unknown,
  upstream: URL,
  onRedacted: (rule: string) => void,
): Promise<unknown> {
  let content = JSON.stringify(createRedactor(upstream, onRedacted)(value));
  const source = { content, filePath: 'answer.json', ext: '.json', contentType: 'text' } as const;
  const { messages } = await lintSource({ source, options: SECRETLINT });
  const found = messages.map(({ range: [from, to], messageId }) => ({
    secret: content.slice(from, to),
    rule: messageId,
  }));
  for (const { secret, rule } of found) {
    content = content.replaceAll(secret, 'redacted-secret');
    onRedacted(rule);
  }
  return JSON.parse(content);
}
