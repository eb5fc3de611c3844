import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
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
  const { t } = useTranslation();
  return (
    <ListState
      resource={news}
      isEmpty={isEmpty}
      empty={t('state.empty.news')}
      again={t('state.retry')}
      skeleton={skeleton}
    >
      {children}
    </ListState>
  );
}
