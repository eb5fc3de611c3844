import type { Head, HeadInput } from '../../state/navigation/page-head.ts';

export const homeHead = ({ t, origin }: HeadInput): Head => ({
  title: t('home.title'),
  description: t('home.description'),
  linkedData: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: t('shell.brand'),
      url: `${origin}/`,
      description: t('home.description'),
    },
  ],
});
