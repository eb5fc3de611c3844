import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'At five in the morning the stadium of Atlético Montesol belongs to one person and forty lamps. Inés Caldarrey walks the halfway line in socks, because boots lie: “With my feet I know how much water is down there.” She has been head of grounds for fourteen seasons and has seen more coaches go than mowers.',
    },
    { name: 'title', value: 'Twenty-two millimetres' },
    {
      name: 'content',
      value:
        'The length of the grass is the only tactical decision that nobody discusses on television. Montesol keep it at twenty-two millimetres in winter and two less from April on, when the ball should run. A visiting side that presses high has once found twenty-four. “The growth was very good that week,” says Caldarrey, and looks at the sky.',
    },
    {
      name: 'bulletPoints',
      value: [
        'Eight kilometres behind the mower for every match.',
        'Lamps follow the shadow of the main stand: the south corner gets nine hours a day.',
        'Divots are repaired by hand, by whoever lost the weekly quiz in the canteen.',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'In summer the club thought about a hybrid surface and asked the players. They voted for her. There is a note on the door of the shed, written by a captain who has long retired: “Thank you for the ground under us.” She says it is the only prize that she dusts.',
    },
  ],
};

export default text;
