/** Whether there is room for a page beside a list; the styles of both ask the same. */
export const isWide = (): boolean => matchMedia('(width >= 80rem)').matches;
