import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        'A price is a sentence. It says: if you stake one, and this happens, you get so much. Everything else, the arrow beside it, the bookmaker’s name, the colour of the line, is punctuation. This guide reads one aloud, from the morning it opens to the whistle.',
    },
    { name: 'title', value: 'From price to probability' },
    {
      name: 'content',
      value:
        'Take a decimal price of 1.62. Divide one by it and you have 0.617: the price implies just under 62 per cent. Do the same for the other side and add the two. The sum is more than 100, and what is above it is the margin, the bookmaker’s fee for keeping the shop open.',
    },
    {
      name: 'bulletPoints',
      value: [
        'Decimal 1.62 pays 1.62 for each unit, the stake included.',
        'Hong Kong 0.62 is the same price without the stake.',
        'American −161 says how much to stake to win a hundred.',
        'Fractional 8/13 says what you win for what you lay down.',
      ],
    },
    { name: 'title', value: 'From opening to kick-off' },
    {
      name: 'content',
      value:
        'Opening prices are careful: few people know much, and limits are low. Then line-ups, weather and money arrive. On Touchline an arrow marks a price that has just moved; the odds table on a match page also shows where each bookmaker opened.',
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        'Two habits help. Compare the best price on each side, not one bookmaker’s pair; and write down your own figure before you look. If yours and the market’s are far apart, one of you knows something. Most days it is the market.',
    },
  ],
};

export default text;
