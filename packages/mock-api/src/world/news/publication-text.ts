/** Day and time of publication in UTC, as a headline has them. */
export function publicationText(publishedAt: number): { date: string; time: string } {
  const [day = '', time = ''] = new Date(publishedAt * 1000).toISOString().split('T');
  return { date: day.split('-').reverse().join('/'), time: time.slice(0, 5) };
}
