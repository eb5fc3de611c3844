import { crestDesign } from '@touchline/types/crests/crest-design';
import type { CrestKind } from '@touchline/types/crests/shapes';
import { memo } from 'react';
import styles from './crest.module.css';
import { Logo } from './logo.tsx';

interface CrestProps {
  id: string;
  kind: CrestKind;
  /** A club's own logo, which is shown over the crest; without one, or when it fails, the crest stays. */
  logo?: string | undefined;
  /** Under 28 px a simpler drawing is used. */
  size?: number;
  className?: string | undefined;
}

/** A coat of arms. It never stands without the club's name beside it, so it has no name of its own. */
export const Crest = memo(function Crest({ id, kind, logo, size = 22, className }: CrestProps) {
  const { field, second, shape, mark } = crestDesign(id, kind);
  const large = size >= 28;
  return (
    <span className={className ? `${styles.crest} ${className}` : styles.crest}>
      <svg
        className={large ? styles.large : undefined}
        viewBox="0 0 64 64"
        fill={field}
        color={second}
        aria-hidden="true"
      >
        <g clipPath={`url(#k${shape})`}>
          <use href={`#${shape}`} />
          <use href={`#${mark}`} />
          {large && <path d="M32 0h32v64H32z" fill="#000" />}
          <use href={`#${shape}`} />
          {large && <use href={`#${shape}`} stroke={field} />}
        </g>
        <use href={`#${shape}`} />
      </svg>
      {logo && <Logo src={logo} />}
    </span>
  );
});
