import type { Article } from '@touchline/types';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ChoiceTabs } from '../../ui/controls/choice-tabs.tsx';

const boards: readonly Article['board'][] = ['NEWS', 'GUIDES', 'INTERVIEW', 'ANALYTICS'];

/** NWS-1: choosing a board changes only the highlight. */
export function BoardTabs() {
  const { t } = useTranslation();
  const [chosen, choose] = useState<Article['board']>('NEWS');
  return (
    <ChoiceTabs
      label={t('news:boardsLabel')}
      choices={boards}
      chosen={chosen}
      onChoose={choose}
      textOf={(board) => t(`news:boards.${board}`)}
      ruled
    />
  );
}
