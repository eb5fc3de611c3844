import type { Registry } from 'prom-client';

type Labels<Name extends string> = Readonly<Record<Name, string | number>>;

interface MetricOptions<Name extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Name[];
  readonly registers: readonly Registry[];
}

interface Value {
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

interface Entry<Name extends string, Cell> {
  readonly labels: Labels<Name>;
  readonly cell: Cell;
}

/** Branches by the value of a label, down to an entry: one key of all values would be joined and hashed for each sample. */
class Branch<Name extends string, Cell> {
  entry: Entry<Name, Cell> | undefined;
  readonly #branches = new Map<string, Branch<Name, Cell>>();

  at(value: string): Branch<Name, Cell> {
    let branch = this.#branches.get(value);
    if (!branch) {
      branch = new Branch();
      this.#branches.set(value, branch);
    }
    return branch;
  }
}

/**
 * A metric of prom-client's registry with a cell for each combination of labels. prom-client's own hash and validate the
 * labels with each sample, which takes as long as the rest of a cached response.
 */
abstract class CellMetric<Name extends string, Cell> {
  abstract readonly type: 'counter' | 'histogram';
  readonly name: string;
  readonly help: string;
  readonly aggregator = 'sum';
  readonly #labelNames: readonly Name[];
  readonly #entries: Entry<Name, Cell>[] = [];
  readonly #root = new Branch<Name, Cell>();

  constructor({ name, help, labelNames, registers }: MetricOptions<Name>) {
    this.name = name;
    this.help = help;
    this.#labelNames = labelNames;
    for (const registry of registers) registry.registerMetric(this as never);
  }

  /** The cell of these labels, which its user may keep. */
  labels(labels: Labels<Name>): Cell {
    let branch = this.#root;
    for (const name of this.#labelNames) branch = branch.at(String(labels[name]));
    if (!branch.entry) {
      branch.entry = { labels, cell: this.createCell() };
      this.#entries.push(branch.entry);
    }
    return branch.entry.cell;
  }

  /** Called by the registry. */
  async get() {
    const { name, help, type, aggregator } = this;
    const values = this.#entries.flatMap(({ labels, cell }) => this.valuesOf(cell, labels));
    return { name, help, type, aggregator, values };
  }

  protected abstract createCell(): Cell;
  protected abstract valuesOf(cell: Cell, labels: Labels<Name>): Value[];
}

class CounterCell {
  value = 0;

  inc(): void {
    this.value += 1;
  }
}

export class CellCounter<Name extends string> extends CellMetric<Name, CounterCell> {
  readonly type = 'counter';

  inc(labels: Labels<Name>): void {
    this.labels(labels).inc();
  }

  protected createCell(): CounterCell {
    return new CounterCell();
  }

  protected valuesOf({ value }: CounterCell, labels: Labels<Name>): Value[] {
    return [{ labels, value }];
  }
}

class HistogramCell {
  readonly #bounds: readonly number[];
  /** By bucket; the last has no bound. */
  readonly counts: number[];
  sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.counts = [...bounds.map(() => 0), 0];
  }

  observe(value: number): void {
    let bucket = 0;
    while (bucket < this.#bounds.length && value > (this.#bounds[bucket] as number)) bucket += 1;
    (this.counts[bucket] as number) += 1;
    this.sum += value;
  }
}

export class CellHistogram<Name extends string> extends CellMetric<Name, HistogramCell> {
  readonly type = 'histogram';
  readonly #bounds: readonly number[];

  constructor({ buckets, ...options }: MetricOptions<Name> & { buckets: readonly number[] }) {
    super(options);
    this.#bounds = buckets;
  }

  observe(labels: Labels<Name>, value: number): void {
    this.labels(labels).observe(value);
  }

  protected createCell(): HistogramCell {
    return new HistogramCell(this.#bounds);
  }

  protected valuesOf({ counts, sum }: HistogramCell, labels: Labels<Name>): Value[] {
    const { name } = this;
    let count = 0;
    const buckets = counts.map((own, n) => {
      count += own;
      const le = this.#bounds[n] ?? '+Inf';
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
