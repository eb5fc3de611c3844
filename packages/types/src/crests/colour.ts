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
const MIN_HUE_DEGREES = 26;

/** On the colour wheel. */
function hueDegrees(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

/** Whether two colours have the same hue, or are both grey. */
export function isSameHue(one: string, other: string): boolean {
  const [isGrey, isOtherGrey] = [one, other].map((hex) => chroma(hex) < MIN_HUE_CHROMA);
  if (isGrey || isOtherGrey) return isGrey === isOtherGrey;
  const degrees = Math.abs(hueDegrees(one) - hueDegrees(other));
  return Math.min(degrees, 360 - degrees) < MIN_HUE_DEGREES;
}

/** Halfway to white. */
export const lighter = (hex: string): string =>
  `#${channels(hex)
    .map((value) => ((value + 255) >> 1).toString(16))
    .join('')}`;
