import { contrast, escaped, type Field, generator, hash, pick } from './drawing.ts';
import { kits, neon } from './heraldry.ts';

type At = (radius: number, turn: number) => string;

function rosette(style: number, count: number, depth: number, at: At, colour: string): string {
  const points = Array.from({ length: count }, (_, index) => index);
  switch (style) {
    case 0:
      return `<path d="M${points.map((k) => `${at(22, k)}L${at(22 * depth, k + 0.5)}`).join('L')}z" fill="${colour}"/>`;
    case 1:
      return `<path d="${points.map((k) => `M${at(9, k)}L${at(23, k - 0.26)}L${at(23, k + 0.26)}z`).join('')}" fill="${colour}"/>`;
    case 2:
      return points
        .map((k) => {
          const [x, y] = at(15.5, k).split(' ');
          return `<circle cx="${x}" cy="${y}" r="${count > 8 ? 4.2 : 6}" fill="${colour}"/>`;
        })
        .join('');
    default:
      return `<path d="M${points.map((k) => at(23, k)).join('L')}zM${points.map((k) => at(15, k + 0.5)).join('L')}z" fill="${colour}" fill-rule="evenodd"/>`;
  }
}

/** A tournament has a medal, never a shield: the two are told apart when they are small. */
export function medal(name: string, kind: Field): string {
  const next = generator(hash(`medal/${name}`));
  const clear = (kind === 'esports' ? neon : kits).filter(
    ([one, other]) => contrast(one, other) >= 3.8,
  );
  const [a, b] = pick(clear, next);
  const count = pick([5, 6, 7, 8, 10, 12], next);
  const at: At = (radius, turn) => {
    const angle = (turn / count) * Math.PI * 2 - Math.PI / 2;
    return `${(32 + radius * Math.cos(angle)).toFixed(1)} ${(32 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const style = Math.floor(next() * 4);
  const depth = 0.46 + next() * 0.22;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escaped(name)}">` +
    `<circle cx="32" cy="32" r="30" fill="${a}"/>${rosette(style, count, depth, at, b)}` +
    `<circle cx="32" cy="32" r="${style === 0 ? 6.5 : 5}" fill="${style === 0 ? a : b}"/>` +
    `<circle cx="32" cy="32" r="27" fill="none" stroke="${b}" stroke-width="1.8"/>` +
    '<circle cx="32" cy="32" r="30" fill="none" stroke="#8a949c" stroke-opacity=".5" stroke-width="1.6"/></svg>'
  );
}
