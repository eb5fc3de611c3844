import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Navigates to `to` as soon as it is known. The current page stays until the next one is ready. A visitor who
 * leaves for a third page meanwhile is not redirected again.
 */
export function useRedirect(to: string | false): void {
  const navigate = useNavigate();
  const lastTarget = useRef<string | false>(false);
  useEffect(() => {
    if (to && lastTarget.current !== to) navigate(to, { replace: true });
    lastTarget.current = to;
  }, [navigate, to]);
}
