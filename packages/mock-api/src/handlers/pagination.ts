import type { Slice } from '../world/world-view.ts';

export const first = (limit: number): Slice => ({ offset: 0, limit });

export const onPage = ({ page, size }: { page: number; size: number }): Slice => ({
  offset: (page - 1) * size,
  limit: size,
});
