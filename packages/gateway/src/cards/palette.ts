const MAX_COLOURS = 256;
const CHANNEL_SHIFTS = [0, 8, 16] as const;

/** RGB as it lies in memory, without alpha. */
type Colour = number;

const channelOf = (colour: Colour, shift: number) => (colour >> shift) & 0xff;

interface Box {
  readonly colours: readonly Colour[];
  readonly count: number;
  readonly shift: number;
  readonly range: number;
}

export interface IndexedImage {
  /** Three bytes for each colour. */
  readonly palette: Buffer;
  readonly indices: Uint8Array;
}

function boxOf(colours: readonly Colour[], counts: ReadonlyMap<Colour, number>): Box {
  let [shift, range]: [number, number] = [0, -1];
  for (const candidate of CHANNEL_SHIFTS) {
    let [low, high] = [255, 0];
    for (const colour of colours) {
      const value = channelOf(colour, candidate);
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low > range) [shift, range] = [candidate, high - low];
  }
  const count = colours.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0);
  return { colours, count, shift, range };
}

/** Halves a box by the pixels in it, along its widest channel. */
function split({ colours, count, shift }: Box, counts: ReadonlyMap<Colour, number>): [Box, Box] {
  const sorted = colours.toSorted((a, b) => channelOf(a, shift) - channelOf(b, shift));
  let seen = 0;
  let middle = 0;
  while (middle < sorted.length - 1 && seen < count / 2) {
    seen += counts.get(sorted[middle] as Colour) ?? 0;
    middle += 1;
  }
  const at = Math.max(1, middle);
  return [boxOf(sorted.slice(0, at), counts), boxOf(sorted.slice(at), counts)];
}

/** About the squared error in it. */
const weightOf = ({ range, count, colours }: Box) =>
  colours.length < 2 ? 0 : range * range * count;

function meanOf({ colours, count }: Box, counts: ReadonlyMap<Colour, number>): number[] {
  return CHANNEL_SHIFTS.map((shift) =>
    Math.round(
      colours.reduce(
        (sum, colour) => sum + channelOf(colour, shift) * (counts.get(colour) ?? 0),
        0,
      ) / count,
    ),
  );
}

/** Reduces opaque RGBA pixels to 256 colours by median cut. */
export function toPalette(rgba: Uint8Array): IndexedImage {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
  const counts = new Map<Colour, number>();
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = (pixels[at] as number) & 0xffffff;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const boxes = [boxOf([...counts.keys()], counts)];
  while (boxes.length < MAX_COLOURS) {
    const heaviest = boxes.reduce((best, box) => (weightOf(box) > weightOf(best) ? box : best));
    if (weightOf(heaviest) === 0) break;
    boxes.splice(boxes.indexOf(heaviest), 1, ...split(heaviest, counts));
  }
  const indexOf = new Map<Colour, number>();
  for (const [index, { colours }] of boxes.entries()) {
    for (const colour of colours) indexOf.set(colour, index);
  }
  const indices = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    indices[at] = indexOf.get((pixels[at] as number) & 0xffffff) as number;
  }
  return { palette: Buffer.from(boxes.flatMap((box) => meanOf(box, counts))), indices };
}
