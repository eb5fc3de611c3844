import { crestDesign } from '@touchline/shared/domain/crests/crest-design';
import type { CrestKind } from '@touchline/shared/domain/crests/shapes';
import type { TeamRef } from '@touchline/types';
import { memo } from 'react';
import { ownLogo } from '../../format/image-url.ts';
import styles from './crest.module.css';
import { Logo } from './logo.tsx';

interface CrestProps {
  id: string;
  kind: CrestKind;
  /** What the club's name stands for. */
  emblem?: string | undefined;
  /** A club's own logo covers the crest once it has loaded. */
  logo?: string | null | undefined;
  /** In px; below 28 the drawing is simpler. */
  size?: number;
}

/** A coat of arms. It has no accessible name, since the club's name is always beside it. */
export const Crest = memo(function Crest({ id, kind, emblem, logo, size = 22 }: CrestProps) {
  const { field, second, shape, mark } = crestDesign(id, kind, emblem);
  const large = size >= 28;
  const own = ownLogo(logo);
  return (
    <span className={styles.crest}>
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
      {own && <Logo src={own} />}
    </span>
  );
});

interface ClubCrestProps extends Pick<CrestProps, 'kind' | 'size'> {
  team: Pick<TeamRef, 'id' | 'logo' | 'emblem'>;
}

export const ClubCrest = ({ team: { id, emblem, logo }, ...props }: ClubCrestProps) => (
  <Crest id={id} emblem={emblem} logo={logo} {...props} />
);
