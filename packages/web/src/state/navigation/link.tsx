import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePrefetch } from '../preferences/prefetch-context.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Replaces this page in the history. */
  replace?: boolean;
}

/** A link inside the site that prefetches on hover and focus. React Router's own `Link` would add its data-router code to the bundle. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  const follow = useLinkClickHandler(to, { replace });
  // A failed prefetch fails again on navigation, which handles it.
  const startPrefetch = () => void prefetch(to).catch(() => {});
  return (
    <a
      href={useHref(to)}
      onPointerEnter={startPrefetch}
      onFocus={startPrefetch}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...rest}
    />
  );
}
