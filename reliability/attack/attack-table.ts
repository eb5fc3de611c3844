import type { AttackRow } from './run-attacks.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

/** The rows in Markdown, as they are printed and written to reports/attack.md. */
export function attackTable(rows: readonly AttackRow[]): string {
  const lines = rows.map(({ attack, seen, ok, ms }) => {
    const cells = [attack.name, attack.tries, attack.right, seen].map(cell);
    return `| ${cells.join(' | ')} | ${(ms / 1000).toFixed(0)} s | ${ok ? 'held' : '**FAILED**'} |`;
  });
  return [
    '| attack | what is tried | right answer | seen | time | verdict |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
