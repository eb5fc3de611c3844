import type { Contestant } from '../serve.ts';

/** The same gateway without some of its rules. */
export function withoutRules(gateway: Contestant, names: readonly string[]): Contestant {
  const [node = '', ...args] = gateway.command;
  const query = new URLSearchParams(names.map((name) => ['without', name]));
  const preload = new URL(`./omit-rules.ts?${query}`, import.meta.url).href;
  return { ...gateway, command: [node, '--import', preload, ...args] };
}
