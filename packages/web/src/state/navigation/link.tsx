import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePrefetch } from './prefetch-context.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Takes the place of this page in the history. */
  replace?: boolean;
}

/** A link inside the site. Meaning to follow it is enough to begin fetching. The router's own brings the half of a framework. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const prepare = usePrefetch();
  const follow = useLinkClickHandler(to, { replace });
  // What cannot be had ahead is missed by the visit itself, which knows what to do.
  const fetchAhead = () => void prepare(to).catch(() => {});
  return (
    <a
      href={useHref(to)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...rest}
    />
  );
}
