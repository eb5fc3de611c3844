import { classes } from '../dom/class-names.ts';

interface FiguresProps {
  text: string;
  className?: string | undefined;
  as?: 'fig' | 'fig-s' | 'fig-m';
}

/** A text whose figures are set in the wide face; its words stay in the normal width. */
export function Figures({ text, className, as = 'fig' }: FiguresProps) {
  return text.split(/(\d[\d:.,+]*[′%]?)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={classes(as, className)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
