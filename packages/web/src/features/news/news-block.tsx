import type { NewsItem } from '@touchline/types';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { langOf } from './lang-of.ts';
import { NewsLine } from './news-line.tsx';
import { NewsState } from './news-state.tsx';
import { type NewsResource, SHORT_LIST } from './use-news.ts';

interface NewsBlockProps {
  title: string;
  news: NewsResource;
  /** The items to show, latest first. */
  items: readonly NewsItem[];
}

export const NewsBlock = ({ title, news, items }: NewsBlockProps) => (
  <Block title={title}>
    <NewsState
      news={news}
      isEmpty={items.length === 0}
      skeleton={<SkeletonLines count={SHORT_LIST} />}
    >
      {items.slice(0, SHORT_LIST).map((item) => (
        <NewsLine key={item.id} item={item} lang={langOf(news)} />
      ))}
    </NewsState>
  </Block>
);
