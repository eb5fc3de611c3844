interface PitchProps {
  strokeWidth: string;
  className: string | undefined;
}

/** The markings of one half of a pitch, for messages about missing content. */
export const Pitch = ({ strokeWidth, className }: PitchProps) => (
  <svg
    className={className}
    viewBox="0 0 132 52"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    aria-hidden="true"
  >
    <path d="M0 1h132M66 1v52M38 53a28 28 0 0 1 56 0M1 1v50M131 1v50" />
  </svg>
);
