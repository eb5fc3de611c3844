export const isAscending = (values: readonly number[]) =>
  values.every((value, i) => i === 0 || value >= (values[i - 1] as number));

export const isDescending = (values: readonly number[]) =>
  isAscending(values.map((value) => -value));
