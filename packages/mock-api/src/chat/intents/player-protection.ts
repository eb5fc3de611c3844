import { fixedReply } from './fixed-replies.ts';

// Tried before all other intents: visitors who need help must not be given odds.

export const crisisIntent = fixedReply(
  {
    en: /\b(suicid\w*|kill(ing)? myself|end (my life|it all)|want to die|don['’]?t want to live|hurt(ing)? myself|self.?harm)\b/i,
    zh: /自杀|自尽|轻生|不想活|想死|活不下去|结束生命|自残/,
  },
  {
    en: 'Please do not stay alone with this; talk to somebody now. In danger call the emergency number. Day and night and for free there are, in Singapore, the Samaritans, 1767, and in Great Britain and Ireland the Samaritans, 116 123. If betting is part of it: 1800-6-668-668 in Singapore, 0808 8020 133 in Great Britain.',
    zh: '请不要独自承受，现在就找人谈谈。如有危险请立即拨打当地急救电话。全天免费热线：中国大陆心理援助热线 12356，新加坡援人协会 1767，英国与爱尔兰 116 123。如果与赌博有关：新加坡 1800-6-668-668，英国 0808 8020 133。',
  },
);

export const responsibleGamblingIntent = fixedReply(
  {
    en: /\b(addict\w*|gambling (problem|debts?)|problem gambl\w*|responsib(le|ly) (gambling|gaming|betting)|(gambl|bet)\w* responsibly|helpline|(can['’]?t|can ?not|could(n['’]?t| not)) stop|stop (gambling|betting)|gambl\w+ too much|bett?(s|ing)? too much|lost (too much|everything|all my|my (money|savings|salary|rent|job|house|family|wife))|chas(e|ing)( my| the)? loss(es)?|self.?exclu\w*|debts?|borrow\w* money|out of control)\b/i,
    zh: /赌瘾|戒赌|上瘾|停不下来|控制不住|负责任|理性博彩|输光|输太多|输了(很多|所有|全部)|输得精光|倾家荡产|自我排除|求助|欠债|欠了|借钱|赌债|沉迷|追回损失|翻本/,
  },
  {
    en: 'Betting should stay a pastime. If it is no longer one, please stop and talk to somebody: in Singapore the National Problem Gambling Helpline, 1800-6-668-668, in Great Britain the National Gambling Helpline, 0808 8020 133; both are free and confidential. Elsewhere your health service knows the number. More is on our page Responsible gaming.',
    zh: '投注应当只是消遣。如果您觉得已经难以控制，请先停下来，找人谈谈：新加坡全国预防嗜赌热线 1800-6-668-668，英国全国赌博求助热线 0808 8020 133，均免费并保密；其他地区可咨询当地卫生部门。更多内容见“负责任博彩”页面。',
  },
);

export const tooYoungIntent = fixedReply(
  {
    en: /\b(i['’]?m|i am|aged?|my (son|daughter|child|kid) is) (only )?1[0-7]\b(?!:| ?min)|\b(under ?age|under 18|minors?|my parents)\b/i,
    zh: /未成年|(?<!\d)1[0-7] ?岁|未满 ?18|十[一二三四五六七]岁|我爸妈|我父母/,
  },
  {
    en: 'Accounts and betting are for adults only, from 18 on, and we make no exception. Scores, tables and news are open to everybody.',
    zh: '注册和投注仅限年满 18 岁的成年人，没有例外。比分、积分榜和新闻对所有人开放。',
  },
);

export const limitsIntent = fixedReply(
  {
    en: /\b(limits?|cool(ing)?.?off|time.?out|take a break)\b/i,
    zh: /限额|限制(自己|充值|投注)|冷静期|休息一段/,
  },
  {
    en: 'Limits on deposits, stakes and time are set with each bookmaker, in its account settings; so is a pause. Decide on them before you begin. How to keep betting a pastime is on our page Responsible gaming.',
    zh: '充值、投注和时间的限额以及冷静期，请在各博彩公司的账户设置中设定，最好在开始之前就定好。更多建议见“负责任博彩”页面。',
  },
);
