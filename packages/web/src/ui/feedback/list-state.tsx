import type { ReactNode } from 'react';
import button from '../controls/button.module.css';
import { Icon } from '../graphics/icon.tsx';
import { Empty } from './empty.tsx';

interface ListStateProps {
  state: 'loading' | 'failed' | 'empty' | 'loaded';
  empty: string;
  /** What to do about an empty list. */
  emptyAction?: ReactNode;
  again: string;
  pending: boolean;
  onRetry: () => void;
  skeleton: ReactNode;
  children: ReactNode;
}

/** SYS-7: a list that failed to load looks like an empty one, with a button to retry. */
export function ListState({
  state,
  empty,
  emptyAction,
  again,
  pending,
  onRetry,
  skeleton,
  children,
}: ListStateProps) {
  if (state === 'loaded') return children;
  if (state === 'loading') return <div aria-busy="true">{skeleton}</div>;
  return (
    <Empty text={empty}>
      {state === 'empty' && emptyAction}
      {state === 'failed' && (
        <button type="button" className={button.btn} onClick={onRetry} disabled={pending}>
          <Icon name="refresh" size="s" />
          {again}
        </button>
      )}
    </Empty>
  );
}
