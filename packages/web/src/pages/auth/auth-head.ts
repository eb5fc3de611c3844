import type { Head, HeadInput } from '../../state/navigation/page-address.ts';

export const authHead =
  (kind: 'login' | 'register') =>
  ({ t }: HeadInput): Head => ({
    title: t(`auth:${kind}.head`),
    description: t(`auth:${kind}.description`),
    noIndex: true,
  });
