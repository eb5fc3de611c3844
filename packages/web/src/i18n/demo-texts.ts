import type { Language } from './languages.ts';

interface DemoTexts {
  readonly simulation: string;
  readonly failure: string;
}

/** Not in the catalogues: all pages of a site that is no demo would load them. */
export const DEMO_TEXTS: Record<Language, DemoTexts> = {
  en: {
    simulation:
      'This is a simulation. Clubs, matches, prices and news are invented, and accounts and chats stay in this browser.',
    failure:
      'The demo cannot start here. It needs HTTPS and service workers, which private windows of some browsers forbid.',
  },
  zh: {
    simulation:
      '这是一个模拟演示：球队、比赛、赔率和新闻均为虚构，账户和聊天记录只保存在此浏览器中。',
    failure: '演示无法在此启动：需要 HTTPS 和 Service Worker，部分浏览器的无痕窗口会禁用它们。',
  },
  es: {
    simulation:
      'Esto es una simulación. Los clubes, los partidos, las cuotas y las noticias son inventados, y las cuentas y los chats no salen de este navegador.',
    failure:
      'La demo no puede empezar aquí. Necesita HTTPS y service workers, que algunos navegadores prohíben en las ventanas privadas.',
  },
};
