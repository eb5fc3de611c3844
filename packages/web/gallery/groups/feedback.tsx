import button from '../../src/ui/controls/button.module.css';
import { Empty } from '../../src/ui/feedback/empty.tsx';
import { ListState } from '../../src/ui/feedback/list-state.tsx';
import { LoadMore } from '../../src/ui/feedback/load-more.tsx';
import { PendingLine } from '../../src/ui/feedback/pending-line.tsx';
import { SkeletonLines } from '../../src/ui/feedback/skeleton-lines.tsx';
import { Spinner } from '../../src/ui/feedback/spinner.tsx';
import styles from '../gallery.module.css';
import type { Group, GroupContext } from '../specimen.ts';

export function feedbackGroup({ t }: GroupContext): Group {
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
    specimens: [
      { name: 'empty', content: <Empty text={t('state.empty.news')} /> },
      { name: 'list-loading', content: <ListState {...list} resource={inState()} /> },
      {
        name: 'list-empty',
        content: (
          <ListState
            {...list}
            resource={inState('ok')}
            isEmpty
            emptyAction={
              <button type="button" className={button.btn}>
                {t('state.notFound.matches')}
              </button>
            }
          />
        ),
      },
      { name: 'list-failed', content: <ListState {...list} resource={inState('failed')} /> },
      {
        name: 'list-failed-pending',
        content: <ListState {...list} resource={inState('failed', true)} />,
      },
      {
        name: 'load-more',
        content: (
          <LoadMore {...more} failed={false}>
            <button type="button" className={button.btn}>
              {t('teams:more')}
            </button>
          </LoadMore>
        ),
      },
      {
        name: 'load-more-failed',
        content: (
          <LoadMore {...more} failed>
            {null}
          </LoadMore>
        ),
      },
      { name: 'skeleton-lines', content: <SkeletonLines count={4} /> },
      {
        name: 'spinner',
        content: (
          <span className={styles.line}>
            <Spinner label="Loading" />
          </span>
        ),
      },
      {
        name: 'pending-line',
        content: (
          <div className={styles.window}>
            <PendingLine pending />
          </div>
        ),
        note: 'At the upper edge of the window while the next page loads.',
      },
    ],
  };
}
