const MAX_LINES = 20;

/** The last lines of a process's output, for error messages. */
export class OutputTail {
  #text = '';

  add(chunk: string): void {
    this.#text = `${this.#text}${chunk}`
      .split('\n')
      .slice(-MAX_LINES - 1)
      .join('\n');
  }

  toString(): string {
    return this.#text.trimEnd();
  }
}
