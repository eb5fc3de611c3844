import type { Call, DataFor } from '../../api/call.ts';
import { useSession } from '../session.tsx';
import { useResource } from './use-resource.ts';

/** What an optional operation answers, kept fresh. An upstream that lacks the operation, or the data, is not asked again. */
export function useOptional<C extends Call>(
  call: C,
  maxAgeSeconds: number,
): DataFor<C> | undefined {
  const { kind } = useSession().resources.read(call).result ?? {};
  const isLacking = kind !== undefined && kind !== 'ok';
  const { result } = useResource(call, isLacking ? Number.POSITIVE_INFINITY : maxAgeSeconds);
  return result?.kind === 'ok' ? result.data : undefined;
}
