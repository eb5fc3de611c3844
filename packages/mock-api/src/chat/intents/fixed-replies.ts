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
    en: 'Tap Register at the top, enter your email and a password of at least 8 characters, accept the terms and confirm that you’re over 18. You’re then logged in straight away.',
    zh: '点击页面上方的“注册”，填写邮箱和至少 8 位的密码，勾选同意条款并确认已年满 18 岁即可，注册后会自动登录。',
  },
);

export const logInIntent = fixedReply(
  {
    en: /\b(log ?in|logging in|sign in|password|forgot)\b/i,
    zh: /登录|登陆|密码|忘记/,
  },
  {
    en: 'Tap Log in at the top and enter your email and password. Forgot your password? You can’t reset it here yet, so write to us: the address is under Contacts.',
    zh: '点击页面上方的“登录”，输入注册邮箱和密码即可。忘记密码暂时无法在线重置，请通过“联系我们”页面与我们联系。',
  },
);

export const bonusIntent = fixedReply(
  {
    en: /\b(bonus(es)?|promo\w*|codes?(?! of)|free ?bets?|offers?|coupon)\b/i,
    zh: /奖金|红利|优惠|促销|活动|免费投注|彩金|兑换码|邀请码/,
  },
  {
    en: 'New users get a bonus of up to $100, a 200% promo code and a $5 free bet with no deposit; ten bookmakers offer +100% to +150%. Click an offer to copy its code. 18+, each bookmaker’s terms apply.',
    zh: '新用户可享最高 100 美元奖金、200% 优惠码和无需存款的 5 美元免费投注；另有十家博彩公司提供 +100% 至 +150% 的优惠。点击优惠即可复制优惠码。仅限 18 岁以上，适用各公司条款。',
  },
);

export const walletIntent = fixedReply(
  {
    en: /\b(wallet|balances?|deposits?|withdraw\w*|usdt|btc|bitcoin|eth|ethereum|trx|tron)\b/i,
    zh: /钱包|余额|充值|提现|存款|取款|比特币|以太坊|USDT|BTC|ETH|TRX/i,
  },
  {
    en: 'Log in and open your account page to see your wallet: balances in USDT, BTC, ETH and TRX at today’s prices; totals are in USDT.',
    zh: '登录后打开账户页面即可查看钱包：USDT、BTC、ETH、TRX 的余额和当日价格，总额以 USDT 显示。',
  },
);

export const humanIntent = fixedReply(
  {
    en: /\b(human|agent|person|contact|e-?mail|phone|support team)\b/i,
    zh: /人工|联系|电话|邮箱地址|投诉/,
  },
  {
    en: 'I’m an automatic assistant. To reach a person, see Contacts.',
    zh: '我是自动客服。人工客服的联系方式见“联系我们”页面。',
  },
);

export const greetingIntent = fixedReply(
  {
    en: /^\W*(hi|hello|hey|good (morning|afternoon|evening))\b/i,
    zh: /你好|您好|在吗|早上好|下午好|晚上好|嗨/,
  },
  {
    en: 'Hello! Ask me about fixtures, scores, tables, odds or your account.',
    zh: '您好！赛程、比分、积分榜、赔率和账户问题都可以问我。',
  },
);

export const thanksIntent = fixedReply(
  { en: /\b(thanks|thank you|cheers|bye)\b/i, zh: /谢谢|多谢|感谢|再见/ },
  { en: 'You’re welcome. Enjoy the match!', zh: '不客气，祝您观赛愉快！' },
);

export const betIntent = fixedReply(
  {
    en: /\b(bets?|betting|stake|wager\w*)\b/i,
    zh: /下注|投注|买球|押注/,
  },
  {
    en: 'Touchline takes no bets. We compare bookmakers’ odds; you bet with them, if you’re 18 or over, and only what you can afford to lose. Name a team and I’ll find the best prices.',
    zh: 'Touchline 不接受投注，只比较各家博彩公司的赔率；投注须在博彩公司进行，仅限 18 岁以上，请量力而行。告诉我球队名称，我来查最佳赔率。',
  },
);

export const settingsIntent = fixedReply(
  {
    en: /\b(odds formats?|decimal|fractional|american odds|hong kong|change (the )?language|(dark|light) (mode|theme)|settings?)\b/i,
    zh: /赔率格式|小数赔率|香港盘|切换语言|换语言|改成英文|深色|浅色|夜间模式|设置/,
  },
  {
    en: 'Language, odds format and theme are in the menu at the top of every page. Your device remembers them.',
    zh: '语言、赔率格式和主题都在页面顶部的菜单里，您的设备会记住这些设置。',
  },
);

export const closeAccountIntent = fixedReply(
  {
    en: /\b(delete|close|remove|cancel)\b.*\baccount\b/i,
    zh: /(注销|删除|关闭).*(账号|账户|帐号|帐户)|销户/,
  },
  {
    en: 'To close your account, write to us from its email address; ours is under Contacts. A person will do it for you.',
    zh: '注销账户由人工处理：请用注册邮箱写信给我们，地址见“联系我们”页面。',
  },
);

export const insultIntent = fixedReply(
  {
    en: /\b(stupid|idiot|useless|dumb|rubbish|crap|shit\w*|fuck\w*|damn)\b/i,
    zh: /傻|笨|垃圾|没用|废物|他妈|滚(?!球)|白痴|操你/,
  },
  {
    en: 'I’m sorry I couldn’t help. Give me a team’s full name and I’ll try again, or see Contacts to reach a person.',
    zh: '很抱歉没能帮到您。请写出球队全名，我再试一次；人工客服见“联系我们”页面。',
  },
);

export const helpIntent = fixedReply(
  {
    en: /\b(help|what can you do|who are you|robot|bot)\b/i,
    zh: /帮助|帮我|帮忙|你是谁|你能做什么|机器人|你会什么/,
  },
  {
    en: 'I’m Touchline’s automatic assistant. Ask me about fixtures, today’s matches, scores, tables, odds or your account. Please give teams’ full names.',
    zh: '我是 Touchline 的自动客服。赛程、今日比赛、比分、积分榜、赔率和账户问题都可以问我；问球队时请写全名。',
  },
);

export const unknownReply: Phrase = {
  en: 'I don’t know that one. I can help with fixtures, scores, tables, odds, registering, promo codes and your wallet. Please give the full team name.',
  zh: '抱歉，这个问题我答不上来。赛程、比分、积分榜、赔率，以及注册、优惠码和钱包的问题都可以问我。问球队时请写全名。',
};
