import { classNames } from '../dom/class-names.ts';

interface NumeralsProps {
  text: string;
  className?: string | undefined;
  as?: 'fig' | 'fig-s' | 'fig-m';
}

/** Sets the figures of a text in the expanded font and its words in the normal one. */
export function Numerals({ text, className, as = 'fig' }: NumeralsProps) {
  return text.split(/(\d[\d:.,+]*[′%]?)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={classNames(as, className)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
