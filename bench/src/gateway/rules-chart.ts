import type { Figures } from '../figures.ts';

export interface MeasuredPath {
  readonly name: string;
  /** CPU microseconds of a request with all rules. */
  readonly whole: Figures;
  /** The part of each rule. */
  readonly costs: readonly { readonly rule: string; readonly microseconds: Figures }[];
}

const WIDTH = 760;
const LABEL_WIDTH = 200;
const ROW_HEIGHT = 20;
const TITLE_HEIGHT = 44;
const MARGIN = 16;
const VALUE_WIDTH = 70;

const STYLE = `text{font:13px system-ui,sans-serif;fill:#1c2430}
.title{font-weight:600}.bar{fill:#2f6fde}.spread{stroke:#1c2430;stroke-opacity:.55}.axis{stroke:#8a94a6}
@media (prefers-color-scheme:dark){text{fill:#e6eaf2}.bar{fill:#6ea2ff}.spread{stroke:#e6eaf2}.axis{stroke:#6b7688}}`;

const byCost = ({ costs }: MeasuredPath) =>
  costs.toSorted((a, b) => b.microseconds.median - a.microseconds.median);

const round = (value: number) => Math.round(value * 10) / 10;

function rowsOf(path: MeasuredPath, top: number, xOf: (value: number) => number): string {
  return byCost(path)
    .map(({ rule, microseconds: { median, min, max } }, n) => {
      const y = top + n * ROW_HEIGHT;
      const [left, right] = [xOf(Math.min(0, median)), xOf(Math.max(0, median))];
      const middle = y + ROW_HEIGHT / 2;
      return `<text x="${LABEL_WIDTH - 8}" y="${middle + 4}" text-anchor="end">${rule}</text>
<rect class="bar" x="${round(left)}" y="${y + 4}" width="${round(right - left)}" height="${ROW_HEIGHT - 8}"/>
<line class="spread" x1="${round(xOf(min))}" x2="${round(xOf(max))}" y1="${middle}" y2="${middle}"/>
<text x="${WIDTH - MARGIN}" y="${middle + 4}" text-anchor="end">${round(median)} µs</text>`;
    })
    .join('\n');
}

/** Bars for the medians, lines for the spread; colours follow the reader's theme. */
export function rulesChart(paths: readonly MeasuredPath[]): string {
  let top = MARGIN;
  const parts = paths.map((path) => {
    const values = path.costs.flatMap(({ microseconds: { min, max } }) => [min, max]);
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const space = WIDTH - LABEL_WIDTH - VALUE_WIDTH - MARGIN;
    const xOf = (value: number) => LABEL_WIDTH + ((value - low) / (high - low)) * space;
    const title = `${path.name}: ${round(path.whole.median)} µs with all rules`;
    const first = top + TITLE_HEIGHT;
    const bottom = first + path.costs.length * ROW_HEIGHT;
    const part = `<text class="title" x="${MARGIN}" y="${top + 28}">${title}</text>
<line class="axis" x1="${round(xOf(0))}" x2="${round(xOf(0))}" y1="${first}" y2="${bottom}"/>
${rowsOf(path, first, xOf)}`;
    top = bottom + MARGIN;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" role="img">
<title>CPU time of each gateway rule</title>
<style>${STYLE}</style>
${parts.join('\n')}
</svg>
`;
}
