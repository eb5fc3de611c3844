const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => (value / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

export const chroma = (hex: string): number =>
  Math.max(...channels(hex)) - Math.min(...channels(hex));

const MIN_HUE_CHROMA = 40;
/** The cosine of the angle between two hues, here of 26°. */
const SAME_HUE = 0.9;

/** The direction and distance of a colour from grey. */
function fromGrey(hex: string): number[] {
  const values = channels(hex);
  const mean = values.reduce((sum, value) => sum + value) / 3;
  return values.map((value) => value - mean);
}

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const isGrey = (hex: string) => chroma(hex) < MIN_HUE_CHROMA;

/** Whether two colours have the same hue, or are both grey. */
export function isSameHue(one: string, other: string): boolean {
  if (isGrey(one) || isGrey(other)) return isGrey(one) && isGrey(other);
  const [a, b] = [fromGrey(one), fromGrey(other)];
  return product(a, b) > SAME_HUE * Math.sqrt(product(a, a) * product(b, b));
}

/** Halfway to white. */
export const lighter = (hex: string): string =>
  `#${channels(hex)
    .map((value) => ((value + 255) >> 1).toString(16))
    .join('')}`;
