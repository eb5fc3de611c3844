import type { Sport } from '../../paths.ts';

/** Sample content; its titles stand in the catalogues under content.news. */
export const sampleNews = [
  { id: 'ar-three-changes', sport: 'football', time: '14:20' },
  { id: 'ar-captain-out', sport: 'football', time: '13:05' },
  { id: 'ar-rift-masters', sport: 'esports', time: '11:40' },
  { id: 'ar-read-a-price', sport: 'football', time: '10:15' },
] as const satisfies readonly { id: string; sport: Sport; time: string }[];
