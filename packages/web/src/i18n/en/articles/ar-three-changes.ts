import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'The training ground at Northgate has a painted line that is on no plan of a football pitch. It runs ten metres inside the opposing half, and since the summer the assistant coach, Ruben Tallis, has asked one thing of his midfielders above all: be on the far side of it when the ball is lost.',
    },
    { name: 'title', value: 'A midfield that starts ten metres higher' },
    {
      name: 'content',
      value:
        'The first change is the one you see without numbers. Northgate Athletic moved the double pivot up to the edge of the centre circle, and with it the whole team. Opponents who used to play out now have to play over, and the two centre-backs spend their afternoons winning headers that nobody will remember.',
    },
    {
      name: 'bulletPoints',
      value: [
        'The nearest three press, the next three close the pass inside, the last four hold the line and nothing else.',
        'After six seconds without the ball everybody drops. Tallis calls it “paying the rent”.',
        'The goalkeeper stands so far out that the ball boys have been moved as well.',
      ],
    },
    { name: 'title', value: 'Two wingers who defend first' },
    {
      name: 'content',
      value:
        'The second change cost some applause. The wide players start their runs from deep and arrive late, which makes fewer highlights and more overloads. The third is the shortest to describe: corners are now taken short, always, because the staff counted and did not like what the long ones brought.',
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        '“None of it is clever,” says Tallis. “Clever is what you do when you cannot agree on something simple.” Whether it lasts depends on legs more than on ideas: a team that starts ten metres higher has ten metres more to run home.',
    },
  ],
};

export default text;
