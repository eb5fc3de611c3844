import type { Intent, Phrase } from '../question.ts';

export const fixedReply = (patterns: Intent['patterns'], phrase: Phrase): Intent => ({
  patterns,
  reply: ({ language }) => phrase[language],
});

export const registerIntent = fixedReply(
  {
    en: /\b(register|registration|sign(ing)? up|(create|open|get|make) an account|join)\b/i,
    zh: /注册|开户|创建账户|新用户怎么/,
  },
  {
    en: 'Choose Register at the top, give your e-mail address and a password of at least 8 characters, accept the terms and confirm that you are over 18. You are logged in at once.',
    zh: '点击页面上方的“注册”，填写邮箱和至少 8 位的密码，勾选同意条款并确认已年满 18 岁即可，注册后会自动登录。',
  },
);

export const logInIntent = fixedReply(
  {
    en: /\b(log ?in|logging in|sign in|password|forgot)\b/i,
    zh: /登录|登陆|密码|忘记/,
  },
  {
    en: 'Choose Login at the top and give the e-mail address and the password of your account. A forgotten password cannot be reset here yet; write to us by the page Contacts.',
    zh: '点击页面上方的“登录”，输入注册邮箱和密码即可。忘记密码暂时无法在线重置，请通过“联系我们”页面与我们联系。',
  },
);

export const bonusIntent = fixedReply(
  {
    en: /\b(bonus(es)?|promo\w*|codes?(?! of)|free ?bets?|offers?|coupon)\b/i,
    zh: /奖金|红利|优惠|促销|活动|免费投注|彩金|兑换码|邀请码/,
  },
  {
    en: 'For new users there are a bonus of up to $100, a 200% promo code and a free bet of $5 without a deposit; ten bookmakers add 100% to 150%. Click a promo block and its code is copied. 18+, the terms of each bookmaker apply.',
    zh: '新用户可享最高 100 美元奖金、200% 优惠码和无需存款的 5 美元免费投注；另有十家博彩公司提供 100% 至 150% 的加赠。点击优惠区块即可复制优惠码。须年满 18 岁，并遵守各公司条款。',
  },
);

export const walletIntent = fixedReply(
  {
    en: /\b(wallet|balances?|deposits?|withdraw\w*|usdt|btc|bitcoin|eth|ethereum|trx|tron)\b/i,
    zh: /钱包|余额|充值|提现|存款|取款|比特币|以太坊|USDT|BTC|ETH|TRX/i,
  },
  {
    en: 'Your wallet is on the account page once you are logged in. It shows your balances in USDT, BTC, ETH and TRX with their prices of today; the total is told in USDT.',
    zh: '登录后在“我的账户”页面即可查看钱包，其中有 USDT、BTC、ETH、TRX 的余额和当日价格，总额以 USDT 显示。',
  },
);

export const humanIntent = fixedReply(
  {
    en: /\b(human|agent|person|contact|e-?mail|phone|support team)\b/i,
    zh: /人工|联系|电话|邮箱地址|投诉/,
  },
  {
    en: 'I am an automatic assistant. You reach a person by the addresses on the page Contacts.',
    zh: '我是自动客服。需要人工帮助时，请使用“联系我们”页面上的联系方式。',
  },
);

export const greetingIntent = fixedReply(
  {
    en: /^\W*(hi|hello|hey|good (morning|afternoon|evening))\b/i,
    zh: /你好|您好|在吗|早上好|下午好|晚上好|嗨/,
  },
  {
    en: 'Hello! Ask me when a team plays next, for a score, a table, odds, or about your account.',
    zh: '您好！您可以问我球队的下一场比赛、比分、积分榜、赔率，或账户方面的问题。',
  },
);

export const thanksIntent = fixedReply(
  { en: /\b(thanks|thank you|cheers|bye)\b/i, zh: /谢谢|多谢|感谢|再见/ },
  { en: 'You are welcome. Enjoy the match!', zh: '不客气，祝您观赛愉快！' },
);

export const betIntent = fixedReply(
  {
    en: /\b(bets?|betting|stake|wager\w*)\b/i,
    zh: /下注|投注|买球|押注/,
  },
  {
    en: 'Touchline takes no bets. We compare the odds of bookmakers; betting is done with them, from 18 on and with money that you can lose. Name a team, and I tell you its best prices.',
    zh: 'Touchline 不接受投注，只比较各家博彩公司的赔率；投注须在博彩公司进行，须年满 18 岁，请量力而行。告诉我球队名称，我可以给您最佳赔率。',
  },
);

export const settingsIntent = fixedReply(
  {
    en: /\b(odds formats?|decimal|fractional|american odds|hong kong|change (the )?language|(dark|light) (mode|theme)|settings?)\b/i,
    zh: /赔率格式|小数赔率|香港盘|切换语言|换语言|改成英文|深色|浅色|夜间模式|设置/,
  },
  {
    en: 'Language, odds format and the dark or light look are chosen at the top of every page, and your device remembers them.',
    zh: '语言、赔率格式以及深色或浅色外观都可以在页面顶部选择，您的设备会记住这些设置。',
  },
);

export const closeAccountIntent = fixedReply(
  {
    en: /\b(delete|close|remove|cancel)\b.*\baccount\b/i,
    zh: /(注销|删除|关闭).*(账号|账户|帐号|帐户)|销户/,
  },
  {
    en: 'An account is closed by a person: write to us by the addresses on the page Contacts, from the e-mail address of the account.',
    zh: '注销账户由人工处理：请用注册邮箱，按“联系我们”页面上的地址写信给我们。',
  },
);

export const insultIntent = fixedReply(
  {
    en: /\b(stupid|idiot|useless|dumb|rubbish|crap|shit\w*|fuck\w*|damn)\b/i,
    zh: /傻|笨|垃圾|没用|废物|他妈|滚(?!球)|白痴|操你/,
  },
  {
    en: 'I am sorry that I was no help. Name a team in full and I try again, or write to a person by the page Contacts.',
    zh: '很抱歉没能帮到您。请写出球队全名，我再试一次；也可以通过“联系我们”页面联系人工客服。',
  },
);

export const helpIntent = fixedReply(
  {
    en: /\b(help|what can you do|who are you|robot|bot)\b/i,
    zh: /帮助|帮我|帮忙|你是谁|你能做什么|机器人|你会什么/,
  },
  {
    en: 'I am the automatic assistant of Touchline. Ask me when a team plays, what is on today, for a score, a table, odds, or about your account, and name teams in full.',
    zh: '我是 Touchline 的自动客服。您可以问我球队何时比赛、今天有什么比赛、比分、积分榜、赔率或账户问题；询问球队时请写出全名。',
  },
);

export const unknownReply: Phrase = {
  en: 'I do not know that. I can tell you when a team plays next, a score, a place in the table, odds, and how to register, use promo codes or see your wallet. Please name the team in full.',
  zh: '抱歉，这个问题我还不知道。我可以告诉您球队的下一场比赛、比分、积分榜名次和赔率，以及如何注册、使用优惠码或查看钱包。询问球队时请写出全名。',
};
