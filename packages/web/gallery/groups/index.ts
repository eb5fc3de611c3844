import { isValidElement } from 'react';
import type { Group, GroupContext } from '../specimen.ts';
import { boardGroup, scoreboardGroup } from './board.tsx';
import { cardGroup } from './card.tsx';
import { controlsGroup } from './controls.tsx';
import { feedbackGroup } from './feedback.tsx';
import { figuresGroup } from './figures.tsx';
import { graphicsGroup } from './graphics.tsx';
import { layoutGroup } from './layout.tsx';
import { rowGroup } from './row.tsx';

export const groupsOf = (context: GroupContext): readonly Group[] =>
  [
    rowGroup,
    cardGroup,
    scoreboardGroup,
    boardGroup,
    figuresGroup,
    controlsGroup,
    feedbackGroup,
    graphicsGroup,
    layoutGroup,
  ]
    .map((group) => group(context))
    .map(({ specimens, ...group }) => ({
      ...group,
      specimens: Object.entries(specimens).map(([name, shown]) =>
        isValidElement(shown) ? { name, content: shown } : { name, ...shown },
      ),
    }));
