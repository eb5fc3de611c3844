import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'The office of Teodora Prill has no trophies in it. There is a kettle, a wall of school reports, and a window on a small pitch where the under-twelves of Blackmere United are learning to lose the ball on purpose. She has run the academy for nine years. We asked her what she is waiting for.',
    },
    { name: 'title', value: '“We sign the parents first”' },
    {
      name: 'content',
      value:
        '“A child of eleven plays twice a week with us and eats twenty times a week at home. If the kitchen table says that winning on Sunday is everything, I can say what I like. So the first contract is a long conversation, and it is not about football.”',
    },
    { name: 'title', value: '“Small players get the big pitch”' },
    {
      name: 'content',
      value:
        '“We turn it round. The tall ones train in a cage, where height is no use, and the small ones on the full field, where they must learn to see far. By fifteen they have caught up with each other, and both can do the thing that nature did not give them.”',
    },
    {
      name: 'bulletPoints',
      value: [
        'No league tables before the age of thirteen, not even on the wall.',
        'Every player referees one match a month.',
        'Whoever fails an exam trains with the team and does not play: “otherwise it is a reward”.',
      ],
    },
    { name: 'match' },
    { name: 'title', value: '“Patience is a budget”' },
    {
      name: 'content',
      value:
        '“People talk of patience as if it were a virtue. It is a line in the accounts. Somebody has to pay for the three years in which a good player is not yet a good player. Here they do. When one of ours walks out on a Saturday, I do not watch the ball. I watch what he does when a colleague makes a mistake.”',
    },
  ],
};

export default text;
