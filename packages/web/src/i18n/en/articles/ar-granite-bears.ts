import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'Henrik Vasholm counts hours of sleep the way others count rebounds. He is head of medicine at the Granite Bears, and twice a week during the season he loses an argument with the calendar. We met him in the corridor of an airport, beside a foam roller and eleven very tall men.',
    },
    { name: 'title', value: '“The second night begins on the first”' },
    {
      name: 'content',
      value:
        '“When we play on two nights running, the work is between the last whistle and one o’clock. Shower cold, eat within forty minutes, no screens on the bus. The players hated the last one until they saw their own numbers. Now they police each other.”',
    },
    { name: 'title', value: '“Minutes are medicine”' },
    {
      name: 'bulletPoints',
      value: [
        'Nobody over thirty plays more than thirty minutes on the first of two nights.',
        'Whoever sat the longest warms up the longest.',
        'An ankle that is “fine” is looked at twice.',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'Does the coach always listen? “He always listens and sometimes obeys. In the last four minutes I am a spectator like you.” And what does a doctor watch during a match? “Feet. If the left heel lands a little late, I already know what we will be talking about at breakfast.”',
    },
  ],
};

export default text;
