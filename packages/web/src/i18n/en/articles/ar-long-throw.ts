import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'There are eleven people at Harbour Vale who own a stopwatch, and on Thursdays all of them time the same thing: how long it takes from the ball crossing the touchline until it is in the air again. The target is nine seconds. Below it, the analysts say, a throw-in is a free kick that nobody has to earn.',
    },
    { name: 'title', value: 'Why a throw is worth more than it looks' },
    {
      name: 'bulletPoints',
      value: [
        'There is no offside from a throw-in, so the last line may start anywhere.',
        'A defence that is talking to the referee is not looking at its man.',
        'The second ball matters more than the first: two of Vale’s players never jump, they only wait.',
      ],
    },
    {
      name: 'content',
      value:
        'The specialist coach, Oda Lindqvarn, came from handball and brought a sentence with her: “Do not aim at a head, aim at a mess.” Her drawings show no arrows for the thrower’s team, only shaded zones in which three shirts have to be when the ball comes down.',
    },
    { name: 'match' },
    { name: 'title', value: 'What it does to the numbers' },
    {
      name: 'content',
      value:
        'Models that count shots from open play underrate a side like this, and prices follow models. That is not advice, only a reminder that a model knows nothing but what it was fed. Watch the first throw near the corner flag: if five players stroll up, you are looking at a rehearsed one.',
    },
  ],
};

export default text;
