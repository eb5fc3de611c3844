import { fixedReply } from './fixed-replies.ts';

// Tried before all other intents: visitors who need help must not be given odds.

export const crisisIntent = fixedReply(
  {
    en: /\b(suicid\w*|kill(ing)? myself|end (my life|it all)|want to die|don['’]?t want to live|hurt(ing)? myself|self.?harm)\b/i,
    zh: /自杀|自尽|轻生|不想活|想死|活不下去|结束生命|自残/,
  },
  {
    en: 'You don’t have to face this alone. Please talk to someone now, and if you’re in danger, call the emergency number. Samaritans answer day and night, for free: 1767 in Singapore, 116 123 in Britain and Ireland. If gambling is part of it: 1800-6-668-668 in Singapore, 0808 8020 133 in Britain.',
    zh: '您不必独自承受，请现在就找人谈谈。如有危险，请立即拨打急救电话。全天免费热线：中国大陆心理援助热线 12356，新加坡援人协会 1767，英国与爱尔兰 116 123。如果与赌博有关：新加坡 1800-6-668-668，英国 0808 8020 133。',
  },
);

export const responsibleGamblingIntent = fixedReply(
  {
    en: /\b(addict\w*|gambling (problem|debts?)|problem gambl\w*|responsib(le|ly) (gambling|gaming|betting)|(gambl|bet)\w* responsibly|helpline|(can['’]?t|can ?not|could(n['’]?t| not)) stop|stop (gambling|betting)|gambl\w+ too much|bett?(s|ing)? too much|lost (too much|everything|all my|my (money|savings|salary|rent|job|house|family|wife))|chas(e|ing)( my| the)? loss(es)?|self.?exclu\w*|debts?|borrow\w* money|out of control)\b/i,
    zh: /赌瘾|戒赌|上瘾|停不下来|控制不住|负责任|理性博彩|输光|输太多|输了(很多|所有|全部)|输得精光|倾家荡产|自我排除|求助|欠债|欠了|借钱|赌债|沉迷|追回损失|翻本/,
  },
  {
    en: 'If betting has stopped being fun, you can talk to someone now, free and in confidence: National Problem Gambling Helpline, Singapore, 1800-6-668-668; National Gambling Helpline, Britain, 0808 8020 133. Elsewhere, your health service knows the number. You’ll find more under Responsible gaming.',
    zh: '如果投注已经难以控制，请先停下来，找人谈谈，免费且保密：新加坡全国预防嗜赌热线 1800-6-668-668，英国全国赌博求助热线 0808 8020 133；其他地区可咨询当地卫生部门。更多内容见“负责任博彩”页面。',
  },
);

export const tooYoungIntent = fixedReply(
  {
    en: /\b(i['’]?m|i am|aged?|my (son|daughter|child|kid) is) (only )?1[0-7]\b(?!:| ?min)|\b(under ?age|under 18|minors?|my parents)\b/i,
    zh: /未成年|(?<!\d)1[0-7] ?岁|未满 ?18|十[一二三四五六七]岁|我爸妈|我父母/,
  },
  {
    en: 'Accounts and betting are for over-18s only, no exceptions. Scores, tables and news are open to everyone.',
    zh: '注册和投注仅限年满 18 岁的成年人，没有例外。比分、积分榜和资讯人人可看。',
  },
);

export const limitsIntent = fixedReply(
  {
    en: /\b(limits?|cool(ing)?.?off|time.?out|take a break)\b/i,
    zh: /限额|限制(自己|充值|投注)|冷静期|休息一段/,
  },
  {
    en: 'Set limits on deposits, stakes and time, or a time-out, in your account settings with each bookmaker, ideally before you start. You’ll find more under Responsible gaming.',
    zh: '充值、投注和时间的限额以及冷静期，请在各博彩公司的账户设置中设定，最好开始之前就定好。更多内容见“负责任博彩”页面。',
  },
);
