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
        'Rotation: a big club rests half its side, and the price moves only when the team sheet is out.',
        'A draw after ninety minutes is not a result but a door, with extra time and penalties behind it.',
        'Motivation is real, though nobody can measure it. Small grounds sell out for a cup evening in November.',
      ],
    },
    { name: 'title', value: 'How to read the two-way price' },
    {
      name: 'content',
      value:
        'The Asian price that Touchline shows has two sides and no draw. In a league match a draw returns the stake. In a cup, look at what the bookmaker settles on: ninety minutes, or who goes through. Two pages of small print hide more value than any form table.',
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'And to be honest: in a single match the better side often loses. That is the reason for cups, and a reason to stake less on them, not more.',
    },
  ],
};

export default text;
