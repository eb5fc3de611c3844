import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'The notebook of Lunar Vector has a black cover and no name on it. It travels in the coach’s hand luggage, and it holds the first ten minutes of every match that the team has played in the Ancients League: who went where, what was bought, which ward was seen. Minute eleven is in no book.',
    },
    { name: 'title', value: 'Ten minutes that can be learnt' },
    {
      name: 'content',
      value:
        '“After that it is a different game every time,” says assistant coach Adaeze Bruhn. “Before that it is chess.” So the openings are practised like openings: twelve of them, each named after a street in her home town, each with a way out if the other side has read it.',
    },
    {
      name: 'bulletPoints',
      value: [
        'Lanes are fixed two days before, supports only at the door.',
        'The first death is written down with its reason, not with its culprit.',
        'A street that has failed three times is renamed and rebuilt.',
      ],
    },
    { name: 'match' },
    { name: 'title', value: 'What the market sees' },
    {
      name: 'content',
      value:
        'Live prices in this game react to gold, and gold is late: a good opening shows on the map before it shows in the ledger. That gap closes within minutes, and nobody should stake on having seen it. But as a way to watch it is worth a try. Cover the score, look at the lanes, and guess who is ahead.',
    },
  ],
};

export default text;
