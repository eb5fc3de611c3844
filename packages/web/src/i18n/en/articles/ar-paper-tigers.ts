import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'Most teams fill the minutes of the draft with talk. Paper Tigers have taped a sign to the door of theirs: “One voice.” Whoever picks next may speak; the other four may nod or shake their heads. It is so quiet that the referee once knocked to ask whether the sound was broken.',
    },
    { name: 'title', value: 'Why silence' },
    {
      name: 'content',
      value:
        'Their analyst, Mika Torvanen, had recorded a month of drafts and counted. Of the sentences that were spoken in them, more than half repeated what was on the screen. “We were reading aloud to each other. So we took the reading away, and what was left was thinking.”',
    },
    {
      name: 'bulletPoints',
      value: [
        'Preparation ends an hour before the match; nothing new is allowed in the room.',
        'Each player brings two champions he will not give up and three he does not mind losing.',
        'The last pick is always made by the one who has spoken least.',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'In the Rift League, where teams meet again within a fortnight, habits are read quickly. Silence has a second use there: what is not said cannot be learnt from a documentary. “We will talk again one day,” says Torvanen. “When we have something to say.”',
    },
  ],
};

export default text;
