import { registerHooks } from 'node:module';
import { RULES } from './rules.ts';

// Preloaded with --import; the query names the rules that this process runs without.
const omitted = new URL(import.meta.url).searchParams.getAll('without').map((name) => {
  const rule = RULES.find((one) => one.name === name);
  if (!rule) throw new Error(`Unknown rule: ${name}.`);
  return rule;
});
const UNCHANGED = '?unchanged';

registerHooks({
  load(url, context, nextLoad) {
    const rule = omitted.find(({ module }) => url.endsWith(`/packages/${module}`));
    if (!rule) return nextLoad(url, context);
    const unchanged = url + UNCHANGED;
    // Exports of a module take precedence over those that it passes on.
    const source = `export * from '${unchanged}';\n${rule.exports.replaceAll('{module}', unchanged)}`;
    return { format: 'module', source, shortCircuit: true };
  },
});
