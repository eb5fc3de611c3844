const KEPT = 20;

/** The end of a stream of text, for the report of how it ended. */
export class LastLines {
  #text = '';

  add(chunk: string): void {
    this.#text = `${this.#text}${chunk}`
      .split('\n')
      .slice(-KEPT - 1)
      .join('\n');
  }

  toString(): string {
    return this.#text.trimEnd();
  }
}
