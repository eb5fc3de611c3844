export const chapterId = (number: number): string => `chapter-${number + 1}`;
