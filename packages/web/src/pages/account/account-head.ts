import type { Head, HeadInput } from '../../state/navigation/page-head.ts';

export const accountHead = ({ t }: HeadInput): Head => ({
  title: t('account.title'),
  description: t('account.description'),
  hidden: true,
});
