import type { Range } from '../matching/hit.ts';
import styles from './highlighted.module.css';

interface Part {
  text: string;
  marked: boolean;
  from: number;
}

/** Splits the text into marked and unmarked parts; ranges may touch and overlap. */
function partsOf(text: string, marks: readonly Range[]): Part[] {
  const isMarked = (at: number) => marks.some(([start, end]) => at >= start && at < end);
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    const marked = isMarked(at);
    if (last?.marked === marked) last.text += text[at];
    else parts.push({ text: text[at] ?? '', marked, from: at });
  }
  return parts;
}

export function Highlighted({
  text,
  marks,
}: {
  text: string;
  marks: readonly Range[] | undefined;
}) {
  return partsOf(text, marks ?? []).map(({ text: part, marked, from }) =>
    marked ? (
      <mark key={from} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
