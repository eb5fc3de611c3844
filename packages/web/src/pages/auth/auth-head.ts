import type { Head, HeadInput } from '../../state/navigation/page-address.ts';

export const authHead =
  (kind: 'login' | 'register') =>
  ({ t }: HeadInput): Head => ({
    title: t(`shell.account.${kind}`),
    description: t(`auth:${kind}.description`),
    noIndex: true,
  });
