import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'The loudest sound in the practice hall of the Marlow Bay Kings is a metronome. It clicks at fifty-six beats a minute, slower than a resting heart, and the guards walk the ball up to it. Assistant coach Selma Oduyake calls it “the long breath”. Her players call it other things.',
    },
    { name: 'title', value: 'Slow first, then very fast' },
    {
      name: 'content',
      value:
        'The idea is a contrast. For ten seconds nothing happens, on purpose, and defenders begin to stand straight. Then three passes within two seconds, all of them without a dribble. It is the same team that ran before; it only runs later, and against people who have stopped.',
    },
    {
      name: 'bulletPoints',
      value: [
        'No shot in the first ten seconds, unless nobody is between the ball and the rim.',
        'Centres call the time aloud: “six, five, go”.',
        'Whoever dribbles in the last eight seconds does ten push-ups, the coach included.',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'Totals are the first thing to notice such a change. Fewer possessions mean fewer points on both sides, and a line that was right in October can be wrong by a basket in November. “I am not against points,” says Oduyake. “I am against hurry. They are often in the same room, that is all.”',
    },
  ],
};

export default text;
