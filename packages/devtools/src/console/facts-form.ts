import type { Facts, FactsOfMatch } from './mock.ts';
import type { FactsMatch } from './page-matches.ts';

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const without = <Value>(values: Readonly<Record<string, Value>> = {}, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !ids.includes(id)));

/** Without members that are empty. */
const compact = ({ matches = {}, names = {} }: Facts): Facts => ({
  ...(Object.keys(matches).length > 0 && { matches }),
  ...(Object.keys(names).length > 0 && { names }),
});

const idsOf = ({ homeTeam, awayTeam, tournament }: FactsMatch) => [
  homeTeam.id,
  awayTeam.id,
  tournament.id,
];

export const withoutMatch = (match: FactsMatch, { matches, names }: Facts): Facts =>
  compact({ matches: without(matches, [match.id]), names: without(names, idsOf(match)) });

function factsOfMatch(text: (name: string) => string, now: string): FactsOfMatch | undefined {
  const [home, away, minute] = [text('home'), text('away'), text('minute')];
  const incidents = linesOf(text('incidents'));
  const hasScore = home !== '' && away !== '';
  if (!hasScore && incidents.length === 0) return undefined;
  return {
    ...(hasScore && { score: `${home}-${away}` }),
    ...(minute !== '' && { minute: Number(minute) }),
    ...(minute !== '' && text('now') && { at: now }),
    ...(incidents.length > 0 && { incidents }),
  };
}

/** The facts of this browser with those of the form in place of the match's own. */
export function readFactsForm(form: FormData, match: FactsMatch, facts: Facts, now: string): Facts {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const others = withoutMatch(match, facts);
  const own = factsOfMatch(text, now);
  const names = idsOf(match).flatMap((id) => {
    const name = text(`name ${id}`);
    if (name === '') return [];
    const before = facts.names?.[id];
    // All languages, where only one was typed and is as it was.
    return [[id, typeof before === 'object' && before.en === name ? before : name] as const];
  });
  return compact({
    matches: { ...others.matches, ...(own && { [match.id]: own }) },
    names: { ...others.names, ...Object.fromEntries(names) },
  });
}
