const MAX_CHARACTERS = 16_384;
const MAX_DELAY_MS = 100;

/**
 * Collects log lines and writes them together: one write per line costs a tenth of a cached response.
 * Call `flushSync` before the process exits; pino does so
 * after a fatal line.
 */
export class BufferedLog {
  readonly #print: (text: string) => void;
  #text = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(print: (text: string) => void) {
    this.#print = print;
  }

  write(line: string): void {
    this.#text += line;
    if (this.#text.length >= MAX_CHARACTERS) this.flushSync();
    else this.#timer ??= setTimeout(() => this.flushSync(), MAX_DELAY_MS).unref();
  }

  flushSync(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#text;
    this.#text = '';
    if (text) this.#print(text);
  }
}
