import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'Captains who win the toss at FC Nordhafen have a strange habit: they look at the cranes. When the yellow one across the harbour has swung its arm to the left, they take the dock end first. We spent three weeks with wind records to find out whether the cranes are right.',
    },
    { name: 'title', value: 'What the wind does to a ball' },
    {
      name: 'bulletPoints',
      value: [
        'A goal kick into a fresh breeze lands some eight metres shorter.',
        'Crosses from the left hang, crosses from the right die: full-backs change their starting positions at half-time.',
        'Shots from outside the box are rarer with the wind than against it. Players trust it less than they should.',
      ],
    },
    {
      name: 'content',
      value:
        'The harbour funnels air between two warehouses and across one corner flag. That makes the ground a half with two different sports in it. Nordhafen’s assistant coach, Joris Empel, plans the second one first: he wants fresh legs for the part in which the ball has to be carried.',
    },
    { name: 'match' },
    { name: 'title', value: 'And for those who read prices' },
    {
      name: 'content',
      value:
        'Weather reaches a price slowly. The forecast on Friday is in it, the gust at four in the afternoon is not. Live prices at windy grounds move more in the quarter of an hour after half-time than anywhere else in our sample, which is what you would expect when two teams change sports.',
    },
  ],
};

export default text;
