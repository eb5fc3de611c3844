import { memo, useId } from 'react';
import { crestDesign } from '../look/crest-design.ts';
import type { CrestKind } from '../look/shapes.ts';
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
  // Each copy clips by an id of its own: one inside a closed block would take the shape from all others.
  const clip = useId();
  const { field, second, shape, division, charge } = crestDesign(id, kind);
  const small = size < 28;
  const scale = small ? 1.62 : 1.48;
  const place = `translate(${32 - 12 * scale} ${31.5 - 12 * scale}) scale(${scale})`;
  return (
    <span className={className ? `${styles.crest} ${className}` : styles.crest}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <clipPath id={clip}>
          <path d={shape} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d={shape} fill={field} />
          {division && <path d={division} fill={second} />}
          {charge && <path transform={place} d={charge} fill={second} fillRule="evenodd" />}
          {!small && <path d="M32 0h32v64H32z" opacity=".13" />}
          <path d={shape} fill="none" stroke={second} strokeWidth={small ? 10 : 8} />
          {!small && <path d={shape} fill="none" stroke={field} strokeWidth="3.2" />}
        </g>
        <path
          d={shape}
          fill="none"
          stroke="currentColor"
          strokeOpacity=".34"
          strokeWidth={small ? 2.4 : 1.6}
        />
      </svg>
      {logo && <Logo src={logo} />}
    </span>
  );
});
