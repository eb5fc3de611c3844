import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from './empty.tsx';
import { Failed, type FailedCall, type Listed } from './failed.tsx';
import { Loading } from './loading.tsx';

interface ListStateProps {
  /** The call that the list is loaded by. */
  resource: FailedCall & { result: { kind: 'ok' | 'failed' | 'not-found' } | undefined };
  /** What is listed: names the failure, and the empty list. */
  of: Listed;
  isEmpty?: boolean;
  /** Why the list is empty, where more is known than that it is. */
  empty?: string | undefined;
  /** What to do about an empty list. */
  emptyAction?: ReactNode;
  skeleton: ReactNode;
  children?: ReactNode;
}

/** SYS-7: a list while it loads, if it failed to load, and if it is empty. A failure never looks like an empty list. */
export function ListState(props: ListStateProps) {
  const { resource, of, isEmpty, empty, emptyAction, skeleton, children } = props;
  const { t } = useTranslation();
  const { result } = resource;
  if (!result) return <Loading>{skeleton}</Loading>;
  if (result.kind === 'failed') return <Failed of={of} resource={resource} />;
  if (result.kind === 'ok' && !isEmpty) return children;
  return <Empty text={empty ?? t(`state.empty.${of}`)}>{emptyAction}</Empty>;
}
