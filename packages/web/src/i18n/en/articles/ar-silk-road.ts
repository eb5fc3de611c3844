import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'The Silk Road Basketball League has earned its name: between its two most distant halls lie more than three thousand kilometres and, in winter, two changes of aircraft. We laid the fixture list over the timetable and asked a plain question. Who arrives tired?',
    },
    { name: 'title', value: 'Rest is not shared out evenly' },
    {
      name: 'bulletPoints',
      value: [
        'Three rounds a week leave one day between matches, and for a team on the road that day is spent in airports.',
        'Clubs on the coast travel by train and sleep at home more often.',
        'The longest journeys are in the weeks before the new year.',
      ],
    },
    {
      name: 'content',
      value:
        'Qingwan Anchors have answered with logistics. They fly out right after the match, at midnight, and sleep late in the next town instead of rising early in the last one. Their manager, Wen Shaolan, keeps a table of pillows: which hotel has the good ones, and who needs two.',
    },
    { name: 'match' },
    { name: 'title', value: 'Where it shows' },
    {
      name: 'content',
      value:
        'Not in the first quarter: everybody is awake then. Tiredness shows in the last six minutes, in free throws that are short and in help that comes half a step late. If you compare two sides by form alone, add one column of your own: nights at home since the last match.',
    },
  ],
};

export default text;
