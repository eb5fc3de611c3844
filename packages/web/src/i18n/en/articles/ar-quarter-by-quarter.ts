import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'Forty points in a quarter look like a storm and are often only weather. Basketball scores jump about so much in the short run that the best help for a reader is a slow one: cut the match into four, and ask of each part what it has to do with the next.',
    },
    { name: 'title', value: 'What carries over' },
    {
      name: 'bulletPoints',
      value: [
        'Pace does: a fast first quarter makes a fast second one likely.',
        'Fouls do: a centre with three of them plays softer, or sits.',
        'Three-pointers hardly do. A hot hand cools to its average sooner than a crowd believes.',
      ],
    },
    { name: 'title', value: 'Reading a total that moves' },
    {
      name: 'content',
      value:
        'Start with the line before the match and divide it by four. After each quarter compare, and take away half of the difference: the other half is luck, more or less. If the live line has moved by all of it, the market is more excited than you are.',
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'The last quarter is a sport of its own. With a lead of twelve the ball is held and the clock runs; with a lead of three it is stopped every few seconds by fouls, and points rain at the line. The same score can mean a quiet end or forty more points. Look at the margin before you look at the total.',
    },
  ],
};

export default text;
