import type { Phrase } from '../question.ts';

export const unknown: Phrase = {
  en: 'I do not know that. I can tell you when a team plays next, a score, a place in the table, odds, and how to register, use promo codes or see your wallet. Please name the team in full.',
  zh: '抱歉，这个问题我还不知道。我可以告诉您球队的下一场比赛、比分、积分榜名次和赔率，以及如何注册、使用优惠码或查看钱包。询问球队时请写出全名。',
};
