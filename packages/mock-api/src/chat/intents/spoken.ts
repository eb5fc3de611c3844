import type { Intent, Phrase } from '../question.ts';

const spoken = (known: Intent['known'], phrase: Phrase): Intent => ({
  known,
  answer: ({ language }) => phrase[language],
});

/** Comes before everything else: whoever needs help must not be given odds. */
export const responsibleGamblingIntent = spoken(
  {
    en: /\b(addict\w*|gambling problem|problem gambl\w*|responsib\w+|helpline|(can['’]?t|cannot) stop|lost (too much|everything)|self.?exclu\w*|debts?)\b/i,
    zh: /赌瘾|戒赌|上瘾|停不下来|负责任|理性|输光|输太多|自我排除|求助|欠债/,
  },
  {
    en: 'Betting should stay a pastime. If it is no longer one, please stop and talk to somebody: in Singapore the National Problem Gambling Helpline, 1800-6-668-668, in Great Britain the National Gambling Helpline, 0808 8020 133; both are free and confidential. Elsewhere your health service knows the number. More is on our page Responsible gaming.',
    zh: '投注应当只是消遣。如果您觉得已经难以控制，请先停下来，找人谈谈：新加坡全国预防嗜赌热线 1800-6-668-668，英国全国赌博求助热线 0808 8020 133，均免费并保密；其他地区可咨询当地卫生部门。更多内容见“负责任博彩”页面。',
  },
);

export const registerIntent = spoken(
  {
    en: /\b(register|registration|sign(ing)? up|create an account|open an account|join)\b/i,
    zh: /注册|开户|创建账户|新用户怎么/,
  },
  {
    en: 'Choose Register at the top, give your e-mail address and a password of at least 8 characters, accept the terms and confirm that you are over 18. You are logged in at once.',
    zh: '点击页面上方的“注册”，填写邮箱和至少 8 位的密码，勾选同意条款并确认已年满 18 岁即可，注册后会自动登录。',
  },
);

export const logInIntent = spoken(
  {
    en: /\b(log ?in|logging in|sign in|password|forgot)\b/i,
    zh: /登录|登陆|密码|忘记/,
  },
  {
    en: 'Choose Login at the top and give the e-mail address and the password of your account. A forgotten password cannot be reset here yet; write to us by the page Contacts.',
    zh: '点击页面上方的“登录”，输入注册邮箱和密码即可。忘记密码暂时无法在线重置，请通过“联系我们”页面与我们联系。',
  },
);

export const bonusIntent = spoken(
  {
    en: /\b(bonus(es)?|promo\w*|codes?|free ?bets?|offers?|welcome|coupon)\b/i,
    zh: /奖金|红利|优惠|促销|活动|免费投注|彩金|兑换码|邀请码/,
  },
  {
    en: 'For new users there are a bonus of up to $100, a 200% promo code and a free bet of $5 without a deposit; ten bookmakers add 100% to 150%. Click a promo block and its code is copied. 18+, the terms of each bookmaker apply.',
    zh: '新用户可享最高 100 美元奖金、200% 优惠码和无需存款的 5 美元免费投注；另有十家博彩公司提供 100% 至 150% 的加赠。点击优惠区块即可复制优惠码。须年满 18 岁，并遵守各公司条款。',
  },
);

export const walletIntent = spoken(
  {
    en: /\b(wallet|balances?|deposits?|withdraw\w*|usdt|btc|bitcoin|eth|ethereum|trx|tron)\b/i,
    zh: /钱包|余额|充值|提现|存款|取款|比特币|以太坊|USDT|BTC|ETH|TRX/i,
  },
  {
    en: 'Your wallet is on the account page once you are logged in. It shows your balances in USDT, BTC, ETH and TRX with their prices of today; the total is told in USDT.',
    zh: '登录后在“我的账户”页面即可查看钱包，其中有 USDT、BTC、ETH、TRX 的余额和当日价格，总额以 USDT 显示。',
  },
);

export const humanIntent = spoken(
  {
    en: /\b(human|agent|person|contact|e-?mail|phone|support team)\b/i,
    zh: /人工|联系|电话|邮箱地址|投诉/,
  },
  {
    en: 'I am an automatic assistant. You reach a person by the addresses on the page Contacts.',
    zh: '我是自动客服。需要人工帮助时，请使用“联系我们”页面上的联系方式。',
  },
);

export const greetingIntent = spoken(
  {
    en: /^\W*(hi|hello|hey|good (morning|afternoon|evening))\b/i,
    zh: /你好|您好|在吗|早上好|下午好|晚上好|嗨/,
  },
  {
    en: 'Hello! Ask me when a team plays next, for a score, a table, odds, or about your account.',
    zh: '您好！您可以问我球队的下一场比赛、比分、积分榜、赔率，或账户方面的问题。',
  },
);

export const thanksIntent = spoken(
  { en: /\b(thanks|thank you|cheers|bye)\b/i, zh: /谢谢|多谢|感谢|再见/ },
  { en: 'You are welcome. Enjoy the match!', zh: '不客气，祝您观赛愉快！' },
);
