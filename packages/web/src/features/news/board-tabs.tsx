import type { Article } from '@touchline/types';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import tabs from '../../ui/controls/tabs.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import styles from './board-tabs.module.css';

const boards: readonly Article['board'][] = ['NEWS', 'GUIDES', 'INTERVIEW', 'ANALYTICS'];

/** NWS-1: choosing a board changes only the highlight. */
export function BoardTabs() {
  const { t } = useTranslation();
  const [chosen, choose] = useState<Article['board']>('NEWS');
  return (
    <fieldset className={classNames(tabs.tabs, styles.boards)} aria-label={t('news:boardsLabel')}>
      {boards.map((board) => (
        <button
          key={board}
          type="button"
          className={tabs.tab}
          aria-pressed={board === chosen}
          onClick={() => choose(board)}
        >
          {t(`news:boards.${board}`)}
        </button>
      ))}
    </fieldset>
  );
}
