import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'A cup tie is not a short league. One match, no second leg, no table to lean on: the Crown Cup rewards a kind of team that a long season punishes. If you read cup prices as you read Saturday’s, you will be surprised in the same way every year.',
    },
    { name: 'title', value: 'Three things a draw changes' },
    {
      name: 'bulletPoints',
      value: [
        'Rotation: a great club rests half its side, and the price moves only when the team sheet is out.',
        'The draw after ninety minutes is no result but a door, behind it extra time and penalties.',
        'Motivation is real, though nobody can measure it. Small grounds sell out for a cup evening in November.',
      ],
    },
    { name: 'title', value: 'How to read the two-way price' },
    {
      name: 'content',
      value:
        'The Asian price that Touchline shows has two sides and no draw. In a league match a draw gives the stake back. In a cup, look at what the bookmaker settles on: ninety minutes, or the one who goes through. Two pages of small print hide more value than any form table.',
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'And a last piece of honesty: in a single match the better side loses often. That is the reason for cups, and a reason to stake less on them, not more.',
    },
  ],
};

export default text;
