/** How long the pieces of one turn of the event loop may take together; the last one may take longer. */
const TURN_MS = 5;

type Piece = () => void;

interface Group {
  /** Pieces of work that has begun go first, so that little is in progress. */
  readonly begun: Piece[];
  readonly fresh: Piece[];
}

/**
 * Turns of the event loop for work that keeps it busy, of each group in turn. Between the turns sockets are served, and a
 * group with much to do waits for its own.
 */
export class FairTurns {
  /** In the order in which the groups have their next turn. */
  readonly #waiting = new Map<string, Group>();
  /** When the current turn of the event loop is spent. */
  #endsAt: number | undefined;

  /** Resolves when work that has begun may go on. */
  next(name: string): Promise<void> {
    return new Promise((resolve) => this.#add(name, 'begun', resolve));
  }

  /** Begins some work in its turn. */
  begin(name: string, piece: Piece): void {
    this.#add(name, 'fresh', piece);
  }

  #add(name: string, kind: keyof Group, piece: Piece): void {
    const group = this.#waiting.get(name) ?? { begun: [], fresh: [] };
    group[kind].push(piece);
    this.#waiting.set(name, group);
    setImmediate(this.#run);
  }

  /** Once for each piece. What a piece resolves is done before Node calls the next one. */
  #run = (): void => {
    const now = performance.now();
    if (this.#endsAt === undefined) {
      this.#endsAt = now + TURN_MS;
      setImmediate(this.#endTurn);
    } else if (now >= this.#endsAt) {
      setImmediate(this.#run);
      return;
    }
    const [first] = this.#waiting;
    if (!first) return;
    const [name, group] = first;
    const { begun, fresh } = group;
    this.#waiting.delete(name);
    const piece = begun.shift() ?? fresh.shift();
    if (begun.length + fresh.length > 0) this.#waiting.set(name, group);
    piece?.();
  };

  #endTurn = (): void => {
    this.#endsAt = undefined;
  };
}
