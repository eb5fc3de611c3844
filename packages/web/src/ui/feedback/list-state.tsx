import type { ReactNode } from 'react';
import button from '../controls/button.module.css';
import { Icon } from '../graphics/icon.tsx';
import { Empty } from './empty.tsx';

interface ListStateProps {
  /** The call that the list is loaded by. */
  resource: {
    result: { kind: 'ok' | 'failed' | 'not-found' } | undefined;
    pending: boolean;
    retry: () => void;
  };
  isEmpty?: boolean;
  empty: string;
  /** What to do about an empty list. */
  emptyAction?: ReactNode;
  again: string;
  skeleton: ReactNode;
  children?: ReactNode;
}

/** SYS-7: a list that failed to load looks like an empty one, with a button to retry. */
export function ListState(props: ListStateProps) {
  const { resource, isEmpty, empty, emptyAction, again, skeleton, children } = props;
  const { result, pending, retry } = resource;
  if (!result) return <div aria-busy="true">{skeleton}</div>;
  if (result.kind === 'ok' && !isEmpty) return children;
  return (
    <Empty text={empty}>
      {result.kind === 'failed' ? (
        <button type="button" className={button.btn} onClick={retry} disabled={pending}>
          <Icon name="refresh" size="s" />
          {again}
        </button>
      ) : (
        emptyAction
      )}
    </Empty>
  );
}
