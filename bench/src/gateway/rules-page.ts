import type { MeasuredPath } from './rules-chart.ts';

interface Conditions {
  readonly machine: string;
  readonly day: string;
  readonly rounds: number;
}

const fixed = (value: number) => value.toFixed(1);

function section({ name, whole, costs }: MeasuredPath): string {
  const rows = costs
    .toSorted((a, b) => b.microseconds.median - a.microseconds.median)
    .map(({ rule, microseconds: { median, min, max } }) => {
      const share = ((median / whole.median) * 100).toFixed(0);
      return `| ${rule} | ${fixed(median)} | ${fixed(min)} to ${fixed(max)} | ${share} % |`;
    });
  return [
    `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
    '',
    `${fixed(whole.median)} µs with all rules (${fixed(whole.min)} to ${fixed(whole.max)}).`,
    '',
    '| Rule | µs | Spread | Share |',
    '| --- | ---: | --- | ---: |',
    ...rows,
  ].join('\n');
}

/** The page docs/bench/rules.md. */
export function rulesPage(
  paths: readonly MeasuredPath[],
  { machine, day, rounds }: Conditions,
): string {
  return `# What each rule of the gateway costs

CPU time of a request with all rules minus that of a gateway without the rule, both measured in turn: the median of
${rounds} rounds, and the lowest and the highest. "none" compares the gateway with itself: smaller figures than its spread
are noise. A rule that the path does not have is left out.

![CPU time of each rule](rules.svg)

Measured on ${day} (${machine}) by \`npm run bench -- gateway-rules --rounds ${rounds} --seconds 1\`, which writes this page.

${paths.map(section).join('\n\n')}
`;
}
