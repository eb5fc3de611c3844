import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads elsewhere once there is somewhere to lead to. What stands here stays until the other page is ready,
 * and whoever goes on to a third one meanwhile is not called back.
 */
export function useRedirect(to: string | false): void {
  const navigate = useNavigate();
  const led = useRef<string | false>(false);
  useEffect(() => {
    if (to && led.current !== to) navigate(to, { replace: true });
    led.current = to;
  }, [navigate, to]);
}
