import { medalDesign } from '@touchline/shared/domain/crests/medal-design';
import type { CrestKind } from '@touchline/shared/domain/crests/shapes';
import { memo } from 'react';
import { ownLogo } from '../../format/image-url.ts';
import styles from './crest.module.css';
import { Logo } from './logo.tsx';

interface MedalProps {
  id: string;
  kind: CrestKind;
  logo?: string | null | undefined;
}

/** A tournament's emblem, always beside its name. */
export const Medal = memo(function Medal({ id, kind, logo }: MedalProps) {
  const { field, second, path, dots, heart } = medalDesign(id, kind);
  const own = ownLogo(logo);
  return (
    <span className={styles.crest}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" fill={field} />
        {path && <path d={path} fill={second} fillRule="evenodd" />}
        {dots?.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={second} />
        ))}
        <circle cx="32" cy="32" r={heart.r} fill={heart.colour} />
        <circle cx="32" cy="32" r="27" fill="none" stroke={second} strokeWidth="1.8" />
        <circle
          cx="32"
          cy="32"
          r="30"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".3"
          strokeWidth="1.6"
        />
      </svg>
      {own && <Logo src={own} />}
    </span>
  );
});
