import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads elsewhere once there is somewhere to lead to. What stands here stays until the other page is ready. */
export function useRedirect(to: string | false): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to) navigate(to, { replace: true });
  }, [navigate, to]);
}
