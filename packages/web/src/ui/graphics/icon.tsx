import type { Sport } from '@touchline/types';

type Direction = 'arrow' | 'down' | 'external' | 'left' | 'right' | 'up';
type Action = 'chat' | 'check' | 'close' | 'copy' | 'eye' | 'play' | 'refresh' | 'search' | 'send';
type Place = 'home' | 'live' | 'matches' | 'menu' | 'news' | 'settings' | 'trophy' | 'user';
type Thing = 'bell' | 'calendar' | 'chart' | 'clock' | 'devices' | 'flag' | 'moon' | 'odds';
type Sign = 'alert' | 'info' | 'mark' | 'shield' | 'star' | 'sun' | 'tip' | 'world';
type Brand = 'instagram' | 'telegram' | 'windows' | 'x' | 'youtube';

export type IconName = Sport | Direction | Action | Place | Thing | Sign | Brand;

interface IconProps {
  name: IconName;
  size?: 's' | 'l';
  className?: string | undefined;
}

/** A symbol of the sprite at the top of every document. It has no accessible name: add a text or a label. */
export function Icon({ name, size, className }: IconProps) {
  const classes = ['i', size && `i-${size}`, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
