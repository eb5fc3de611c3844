const MAX_CHARACTERS = 16_384;
const MAX_DELAY_MS = 100;

/**
 * Collects log lines and writes them together: one write per line costs a tenth of a cached response.
 * Call `flush` before the process exits.
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
    if (this.#text.length >= MAX_CHARACTERS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), MAX_DELAY_MS).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#text;
    this.#text = '';
    if (text) this.#print(text);
  }
}
