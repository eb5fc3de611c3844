export type IconName =
  | 'alert'
  | 'arrow'
  | 'basketball'
  | 'calendar'
  | 'chat'
  | 'check'
  | 'clock'
  | 'close'
  | 'copy'
  | 'devices'
  | 'down'
  | 'esports'
  | 'external'
  | 'flag'
  | 'football'
  | 'home'
  | 'info'
  | 'left'
  | 'live'
  | 'mark'
  | 'matches'
  | 'menu'
  | 'moon'
  | 'odds'
  | 'play'
  | 'refresh'
  | 'right'
  | 'search'
  | 'send'
  | 'settings'
  | 'shield'
  | 'sig'
  | 'star'
  | 'stg'
  | 'sun'
  | 'sx'
  | 'syt'
  | 'tip'
  | 'trophy'
  | 'up'
  | 'user'
  | 'windows'
  | 'world';

interface IconProps {
  name: IconName;
  size?: 's' | 'l';
  className?: string | undefined;
}

/** A drawing of the sprite that stands at the top of every document. Never the only name of a thing. */
export function Icon({ name, size, className }: IconProps) {
  const classes = ['i', size && `i-${size}`, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
