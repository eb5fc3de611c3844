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

CPU time of a request with all rules minus that of a gateway without the rule, both measured in turn in ${rounds} rounds.
Other programs on the machine make rounds slower, never faster: compared are the lowest, second and third lowest figures of
both. The table has the median of the three differences and their spread. "none" compares the gateway with itself:
differences of its size are noise. Rules that a path does not have are left out.

![CPU time of each rule](rules.svg)

Measured on ${day} (${machine}) by \`npm run bench -- gateway-rules --rounds ${rounds} --seconds 1\`, which writes this page.

${paths.map(section).join('\n\n')}
`;
}
