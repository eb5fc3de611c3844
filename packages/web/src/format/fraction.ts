/** Bookmakers' prices from evens to 10/1, reduced: 6/4 is 3/2. Their inverses are in use below evens. None is 5 % off. */
const LADDER = (
  '1/1 11/10 6/5 5/4 11/8 3/2 13/8 7/4 15/8 2/1 17/8 9/4 19/8 5/2 11/4 3/1 16/5 10/3 7/2 15/4 4/1 17/4 9/2 19/4 5/1 21/4 ' +
  '11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 19/2'
)
  .split(' ')
  .map((text) => text.split('/').map(Number) as [number, number]);

/** Beyond the ladder prices are whole numbers. */
const LADDER_END = 9.75;

/** The nearest price of the ladder that bookmakers use, as profit to stake. */
export function fraction(net: number): string {
  const price = Math.max(net, 1 / net);
  const distance = ([more, less]: [number, number]) => Math.abs(more / less - price);
  const [more, less] =
    price < LADDER_END
      ? LADDER.reduce((best, step) => (distance(step) < distance(best) ? step : best))
      : [Math.round(price), 1];
  return net < 1 ? `${less}/${more}` : `${more}/${less}`;
}
