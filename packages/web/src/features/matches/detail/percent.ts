/** '4.2%' */
export const percentOf = (share: number): string =>
  `${(share * 100).toFixed(1)}%`.replace('-', '−');
