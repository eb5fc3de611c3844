import { type LinkProps, Link as RouterLink } from 'react-router-dom';
import { usePrepare } from './prepare.ts';

/** A link inside the site. Meaning to follow it is enough to begin fetching. */
export function Link({ to, ...rest }: LinkProps & { to: string }) {
  const prepare = usePrepare();
  const fetchAhead = () => void prepare(to);
  return (
    <RouterLink
      to={to}
      discover="none"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
    />
  );
}
