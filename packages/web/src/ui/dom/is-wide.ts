/** Whether a page fits beside a list; their styles use the same condition. */
export const isWide = (): boolean => matchMedia('(width >= 80rem)').matches;
