import type { Slice } from '../world/world-view.ts';

export const sliceFirst = (limit: number): Slice => ({ offset: 0, limit });

export const slicePage = ({ page, size }: { page: number; size: number }): Slice => ({
  offset: (page - 1) * size,
  limit: size,
});
