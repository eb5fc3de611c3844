export const rises = (values: readonly number[]) =>
  values.every((value, i) => i === 0 || value >= (values[i - 1] as number));

export const falls = (values: readonly number[]) => rises(values.map((value) => -value));
