import { isJsonObject } from '../effects/transform-objects.ts';

/** The segments of a JSON Pointer; `undefined` if it is none (RFC 6901 §3). */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer !== '' && (!pointer.startsWith('/') || /~(?![01])/.test(pointer))) return undefined;
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Stands for every item of a list and every member of an object. */
export const EVERY = '*';

const isIndex = (segment: string) => /^(0|[1-9]\d*)$/.test(segment);

type Container = unknown[] | Record<string, unknown>;

const isContainer = (value: unknown): value is Container =>
  Array.isArray(value) || isJsonObject(value);

/** The keys of a container that a segment selects; `undefined` if it selects none. */
function keysOf(container: Container, segment: string): string[] | undefined {
  if (segment === EVERY) return Object.keys(container);
  if (!Array.isArray(container)) return [segment];
  return isIndex(segment) && Number(segment) < container.length ? [segment] : undefined;
}

/**
 * A copy of the value in which `change` was applied to each container that the pointer's last segment is about, with the
 * selected keys. `undefined` if the pointer leads nowhere.
 */
function changeAt(
  value: unknown,
  [segment, ...rest]: readonly string[],
  change: (copy: Container, key: string) => void,
): unknown {
  if (segment === undefined || !isContainer(value)) return undefined;
  const keys = keysOf(value, segment);
  if (!keys) return undefined;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  // From the last: removing an item moves those after it.
  for (const key of keys.reverse()) {
    if (rest.length === 0) {
      change(copy, key);
      continue;
    }
    const inner = changeAt((copy as Record<string, unknown>)[key], rest, change);
    if (inner === undefined) {
      if (segment === EVERY) continue;
      return undefined;
    }
    (copy as Record<string, unknown>)[key] = inner;
  }
  return copy;
}

/** A copy with the value set; `undefined` if there is nothing to set it in. */
export function setAt(target: unknown, segments: readonly string[], value: unknown): unknown {
  if (segments.length === 0) return value;
  return changeAt(target, segments, (copy, key) => {
    (copy as Record<string, unknown>)[key] = value;
  });
}

/** A copy without the value; one that is not there is no error. */
export function removeAt(target: unknown, segments: readonly string[]): unknown {
  return (
    changeAt(target, segments, (copy, key) => {
      if (Array.isArray(copy)) copy.splice(Number(key), 1);
      else delete copy[key];
    }) ?? target
  );
}
