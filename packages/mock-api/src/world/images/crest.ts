import { contrast, escaped, type Field, generator, hash, pick } from './drawing.ts';
import {
  blades,
  canting,
  charges,
  divisions,
  eyes,
  kits,
  neon,
  shapes,
  tinctures,
} from './heraldry.ts';

const SMALL_WORDS = /^(fc|cd|sv|us|ac|sc|cf|the|de|of|al|el|la)$/i;

function initials(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const main = words.filter((word) => !SMALL_WORDS.test(word));
  const [first = '', second] = main.length > 0 ? main : words;
  return (
    second === undefined ? first.slice(0, 1) : first.slice(0, 1) + second.slice(0, 1)
  ).toUpperCase();
}

interface Design {
  readonly a: string;
  readonly b: string;
  readonly shape: string;
  readonly mark: { readonly field?: string; readonly charge?: string; readonly letters?: string };
}

/** Either a division of the field or a charge on a plain one: both at once would be mud when small. */
function design(name: string, kind: Field): Design {
  const next = generator(hash(`${kind}/${name}`));
  const esports = kind === 'esports';
  const shape = pick(shapes[kind], next);
  const all = esports ? neon : kits;
  const tone = tinctures.find(([word]) => word.test(name))?.[1];
  const toned = tone ? all.filter(([, , tags]) => tags.split(' ')[0] === tone) : [];
  const [a, b] = pick(toned.length > 0 ? toned : all, next);
  const wish = canting.find(([word]) => word.test(name))?.[1];
  const roll = next();
  const faint = contrast(a, b) < 3.8;
  const own = esports
    ? { ...eyes, bolt: charges.bolt, star: charges.star, horns: charges.horns }
    : charges;
  const marked = (mark: Design['mark']): Design => ({ a, b, shape, mark });
  if (wish && roll < 0.7 && !faint) return marked({ charge: { ...charges, ...eyes }[wish] });
  if (faint || roll < (esports ? 0.3 : 0.62) || (wish && !esports)) {
    return marked({ field: pick(Object.values<string>(esports ? blades : divisions), next) });
  }
  if (roll < (esports ? 0.55 : 0.86)) {
    return marked({ charge: pick(Object.values<string>(own), next) });
  }
  return marked({ letters: initials(name) });
}

function drawn({ b, mark: { field, charge, letters } }: Design): string {
  if (field) return `<path d="${field}" fill="${b}"/>`;
  if (charge) {
    const scale = 1.48;
    const at = `${(32 - 12 * scale).toFixed(2)} ${(31.5 - 12 * scale).toFixed(2)}`;
    return `<path transform="translate(${at}) scale(${scale})" d="${charge}" fill="${b}" fill-rule="evenodd"/>`;
  }
  const text = letters ?? '';
  const size = text.length === 1 ? 36 : 27;
  return `<text x="32" y="${31 + size * 0.36}" font-size="${size}" font-weight="700" letter-spacing="${text.length === 1 ? 0 : -1}" text-anchor="middle" fill="${b}" font-family="system-ui, sans-serif">${escaped(text)}</text>`;
}

/** A club's arms, always the same ones for a name. An image of its own: it may carry no CSS of a page. */
export function crest(name: string, kind: Field): string {
  const arms = design(name, kind);
  const { a, b, shape } = arms;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escaped(name)}">` +
    `<clipPath id="c"><path d="${shape}"/></clipPath>` +
    `<g clip-path="url(#c)"><path d="${shape}" fill="${a}"/>${drawn(arms)}` +
    '<path d="M32 0h32v64H32z" opacity=".13"/>' +
    `<path d="${shape}" fill="none" stroke="${b}" stroke-width="8"/>` +
    `<path d="${shape}" fill="none" stroke="${a}" stroke-width="3.2"/></g>` +
    // Both pages, the dark and the light, show a middle grey.
    `<path d="${shape}" fill="none" stroke="#8a949c" stroke-opacity=".5" stroke-width="1.6"/></svg>`
  );
}
