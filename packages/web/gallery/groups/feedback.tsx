import { Button } from '../../src/ui/controls/button.tsx';
import { Empty } from '../../src/ui/feedback/empty.tsx';
import { ListState } from '../../src/ui/feedback/list-state.tsx';
import { LoadMore } from '../../src/ui/feedback/load-more.tsx';
import { PendingLine } from '../../src/ui/feedback/pending-line.tsx';
import { SkeletonLines } from '../../src/ui/feedback/skeleton-lines.tsx';
import { Spinner } from '../../src/ui/feedback/spinner.tsx';
import styles from '../gallery.module.css';
import type { GroupContext, GroupSource } from '../specimen.ts';

export function feedbackGroup({ t }: GroupContext): GroupSource {
  const list = {
    of: 'matches' as const,
    skeleton: <SkeletonLines count={3} />,
  };
  const inState = (kind?: 'ok' | 'failed', pending = false) => ({
    result: kind && { kind },
    pending,
    retry: () => {},
  });
  const more = { resource: { pending: false, retry: () => {} } };
  return {
    name: 'feedback',
    title: 'Feedback',
    layout: 'cells',
    specimens: {
      empty: <Empty text={t('state.empty.news')} />,
      'list-loading': <ListState {...list} resource={inState()} />,
      'list-empty': (
        <ListState
          {...list}
          resource={inState('ok')}
          isEmpty
          emptyAction={<Button>{t('state.notFound.matches')}</Button>}
        />
      ),
      'list-failed': <ListState {...list} resource={inState('failed')} />,
      'list-failed-pending': <ListState {...list} resource={inState('failed', true)} />,
      'load-more': (
        <LoadMore {...more} failed={false}>
          <Button>{t('teams:more')}</Button>
        </LoadMore>
      ),
      'load-more-failed': (
        <LoadMore {...more} failed>
          {null}
        </LoadMore>
      ),
      'skeleton-lines': <SkeletonLines count={4} />,
      spinner: (
        <span className={styles.line}>
          <Spinner label="Loading" />
        </span>
      ),
      'pending-line': {
        content: (
          <div className={styles.window}>
            <PendingLine pending />
          </div>
        ),
        note: 'At the upper edge of the window while the next page loads.',
      },
    },
  };
}
