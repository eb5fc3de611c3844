import type { Redaction, Suspect } from './remove-secrets.ts';

const MAX_LISTED = 20;
const MAX_SHOWN = 12;

/** What a recording has replaced, and what it has left out because it looks like a secret. */
export class SecretReport {
  readonly #redacted = new Map<string, number>();
  readonly #suspects = new Map<string, readonly Suspect[]>();

  add({ redacted }: Redaction): void {
    for (const [rule, times] of redacted)
      this.#redacted.set(rule, (this.#redacted.get(rule) ?? 0) + times);
  }

  /** The answer to this call is not written. */
  leaveOut(target: string, suspects: readonly Suspect[]): void {
    this.#suspects.set(target, suspects);
  }

  get hasLeftOut(): boolean {
    return this.#suspects.size > 0;
  }

  toString(): string {
    const lines = [...this.#redacted].map(([rule, times]) => `  ${times} × ${rule}\n`);
    const replaced = lines.length > 0 ? `Replaced:\n${lines.join('')}` : '';
    if (!this.hasLeftOut) return replaced;
    const left = [...this.#suspects].flatMap(([target, suspects]) =>
      suspects.map(({ place, text }) => `  ${target} ${place}: ${text.slice(0, MAX_SHOWN)}…\n`),
    );
    const more = left.length > MAX_LISTED ? `  and ${left.length - MAX_LISTED} more\n` : '';
    return `${replaced}${this.#suspects.size} answers were not written, because they contain what looks like a secret:
${left.slice(0, MAX_LISTED).join('')}${more}If these are none, record again with --yes.\n`;
  }
}
