import type { Operation } from '@touchline/types/contract';

/** The URL of an operation with its longest lists, about what these ids name; others by the name of their parameter. */
export function dearestUrl(
  { path, parameters }: Pick<Operation, 'path' | 'parameters'>,
  ids: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams();
  let address: string = path;
  for (const { name, in: place, schema } of parameters) {
    const isLength = name === 'limit' || name === 'size';
    const value = ids[name] ?? (isLength ? String(schema.maximum) : undefined);
    if (value === undefined) continue;
    if (place === 'path') address = address.replace(`{${name}}`, value);
    else if (place === 'query') query.set(name, value);
  }
  return `${address}?${query}`;
}

/** Of this thread, in milliseconds. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
