import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'Suppose one side wins a single map six times out of ten. In a best of one it is a favourite at sixty per cent, and that is that. In a best of three it is at sixty-five, in a best of five at sixty-eight. Nothing about the teams has changed, only the length of the question.',
    },
    { name: 'title', value: 'Why longer is kinder to the favourite' },
    {
      name: 'content',
      value:
        'A short series is a coin with a slight bend. The more often you throw it, the surer the bend shows. That is why group stages in best of one bring surprises, and finals in best of five seldom do, and why the same two teams can carry quite different prices within a month.',
    },
    {
      name: 'bulletPoints',
      value: [
        'Look at the format first: it stands on the page of each match.',
        'The veto matters most in a best of one, where a single map is left.',
        'Depth matters most in a best of five: whoever has three good maps runs out of them.',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'One caution. The sum above assumes that all maps are alike and nobody tires. Real series have a memory: a side that loses the first map late often loses the second early. If you must remember one number, remember that a best of three moves sixty to sixty-five, and no further.',
    },
  ],
};

export default text;
