interface NumeralsProps {
  text: string;
  as?: 'fig' | 'fig-s' | 'fig-m';
}

/** Sets the figures of a text in the expanded font and its words in the normal one. */
export function Numerals({ text, as = 'fig' }: NumeralsProps) {
  return text.split(/(\d[\d:.,+]*[′%]?)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={as}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
