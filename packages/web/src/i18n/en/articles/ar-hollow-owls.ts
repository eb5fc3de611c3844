import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'Pilar Osgrave watches Counter League demos at half speed and without sound, with a pencil. She is the analyst of Hollow Owls, and on her desk lie two hundred hand-drawn maps on which nothing is marked but the places where somebody waited. “Everybody studies the shots,” she says. “I study the waiting.”',
    },
    { name: 'title', value: '“A map is a conversation”' },
    {
      name: 'content',
      value:
        '“If they show presence in the middle three rounds running, they are asking a question: will you rotate? If you answer too early, you lose the fourth. My work is to tell our five what the question was, in seven words, in the half-minute before the next round.”',
    },
    { name: 'title', value: '“Losing a pistol round is information”' },
    {
      name: 'bulletPoints',
      value: [
        'Write down where they stood, not who shot whom.',
        'Save early once, and see whether they chase. It tells you how they feel.',
        'Never change two things at a time, or you will not know which one helped.',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'Is there a map she would abolish? “The one that we always win. We stop thinking on it.” And the pencil? “With a mouse I draw what I know. With a pencil I find out.”',
    },
  ],
};

export default text;
