import type { Sport } from '@touchline/types';

export type IconName =
  | Sport
  | 'alert'
  | 'arrow'
  | 'bell'
  | 'calendar'
  | 'chat'
  | 'check'
  | 'clock'
  | 'close'
  | 'copy'
  | 'devices'
  | 'down'
  | 'external'
  | 'eye'
  | 'flag'
  | 'home'
  | 'info'
  | 'instagram'
  | 'left'
  | 'live'
  | 'mark'
  | 'matches'
  | 'menu'
  | 'moon'
  | 'news'
  | 'odds'
  | 'play'
  | 'refresh'
  | 'right'
  | 'search'
  | 'send'
  | 'settings'
  | 'shield'
  | 'star'
  | 'sun'
  | 'telegram'
  | 'tip'
  | 'trophy'
  | 'up'
  | 'user'
  | 'windows'
  | 'world'
  | 'x'
  | 'youtube';

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
