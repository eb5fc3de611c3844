/** Bookmakers' prices between 1/10 and 10/1, reduced: 6/4 is 3/2. With whole prices beyond them none is 5 % off. */
const LADDER = (
  '2/19 1/9 2/17 1/8 2/15 1/7 2/13 1/6 2/11 4/21 1/5 4/19 2/9 4/17 1/4 4/15 2/7 3/10 5/16 1/3 4/11 2/5 8/19 4/9 8/17 ' +
  '1/2 8/15 4/7 8/13 2/3 8/11 4/5 5/6 10/11 1/1 11/10 6/5 5/4 11/8 3/2 13/8 7/4 15/8 2/1 11/5 9/4 12/5 5/2 11/4 3/1 16/5 ' +
  '10/3 7/2 15/4 4/1 17/4 9/2 19/4 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 19/2'
)
  .split(' ')
  .map((text) => {
    const [profit = 1, stake = 1] = text.split('/').map(Number);
    return { text, value: profit / stake };
  });

/** The nearest price of the ladder that bookmakers use, as profit to stake. */
export function fraction(net: number): string {
  if (net >= 9.75) return `${Math.round(net)}/1`;
  if (net <= 0.1025) return `1/${Math.round(1 / net)}`;
  const distance = ({ value }: { value: number }) => Math.abs(value - net);
  return LADDER.reduce((best, step) => (distance(step) < distance(best) ? step : best)).text;
}
