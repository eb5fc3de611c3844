import type { ReactNode } from 'react';
import { ListState } from '../../ui/feedback/list-state.tsx';
import type { NewsResource } from './use-news.ts';

interface NewsStateProps {
  news: NewsResource;
  /** No item is to be shown. */
  isEmpty: boolean;
  skeleton: ReactNode;
  children: ReactNode;
}

/** EMP-1, SYS-7: a list of news, or why there is none. */
export function NewsState({ news, isEmpty, skeleton, children }: NewsStateProps) {
  return (
    <ListState resource={news} isEmpty={isEmpty} of="news" skeleton={skeleton}>
      {children}
    </ListState>
  );
}
