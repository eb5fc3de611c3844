import type { Feature } from './feature.ts';
import list from './features.json';

/** In an order that decides their turns and times of publication. */
export const features = list as readonly Feature[];
