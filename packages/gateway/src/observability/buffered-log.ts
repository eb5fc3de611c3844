const MOST_CHARACTERS = 16_384;
const LONGEST_WAIT_MS = 100;

/**
 * Gathers log lines for a moment and writes them together: a write for each line cost a tenth of a cached answer.
 * To be flushed before the process goes.
 */
export class LogLines {
  readonly #print: (text: string) => void;
  #text = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(print: (text: string) => void) {
    this.#print = print;
  }

  write(line: string): void {
    this.#text += line;
    if (this.#text.length >= MOST_CHARACTERS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), LONGEST_WAIT_MS).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#text;
    this.#text = '';
    if (text) this.#print(text);
  }
}
