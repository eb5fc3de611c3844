import { expect, test } from 'vitest';
import { chatReply } from '../src/chat/reply.ts';
import { testApp } from './harness.ts';
import { kickOff, tinyWorld } from './tiny-world.ts';

const during = kickOff + 1800;
const before = kickOff - 3600;
const hoursBefore = kickOff - 8 * 3600;

function ask(message: string, now = during, timeZone?: string): string {
  return chatReply(message, { viewIn: (language) => tinyWorld.at(now, language), now, timeZone });
}

test.each([
  [
    'When does Northgate Athletic play next?',
    /^Northgate Athletic play Harbour Vale today at 19:30 UTC in the Premier Division\.$/,
  ],
  ['北门竞技下一场什么时候？', /^北门竞技下一场比赛：今天 19:30（UTC）对阵海港谷，超级联赛。$/],
  ['Northgate Athletic 下一场什么时候踢？', /^北门竞技下一场比赛/],
])('API-5 says when a team plays next: %s', (message, expected) => {
  expect(ask(message, before)).toMatch(expected);
});

test.each([
  ['America/New_York', 'today at 14:30 GMT-5', '今天 14:30（GMT-5）'],
  ['Asia/Shanghai', 'tomorrow at 03:30 GMT+8', '明天 03:30（GMT+8）'],
  ['Asia/Kathmandu', 'tomorrow at 01:15 GMT+5:45', '明天 01:15（GMT+5:45）'],
])('API-5 replies with the days and times of the visitor’s zone: %s', (zone, english, chinese) => {
  expect(ask('When does Northgate Athletic play next?', hoursBefore, zone)).toContain(english);
  expect(ask('北门竞技下一场什么时候？', hoursBefore, zone)).toContain(chinese);
});

test('API-5 a message has at most 500 characters, however many bytes each of them takes', async () => {
  const { post } = await testApp();
  const say = (message: string) => post('/ai/chat', { message, userId: 'x' });
  expect((await say('⚽🏀'.repeat(250))).statusCode).toBe(200);
  expect((await say('🏀'.repeat(501))).json().errors).toEqual([
    { field: 'message', in: 'body', message: 'must have at most 500 characters, not 501' },
  ]);
});

test('API-5 the zone is a field of the request', async () => {
  const { post } = await testApp();
  const body = { message: 'When does Northgate Athletic play next?', userId: 'x' };
  expect((await post('/ai/chat', body)).json().data).toContain('19:30 UTC');
  const inShanghai = await post('/ai/chat', { ...body, timeZone: 'Asia/Shanghai' });
  expect(inShanghai.json().data).toContain('03:30 GMT+8');
  const unknown = await post('/ai/chat', { ...body, timeZone: 'Mars/Olympus' });
  expect(unknown.json().data).toContain('19:30 UTC');
  const offset = await post('/ai/chat', { ...body, timeZone: '+08:00' });
  expect(offset.statusCode).toBe(400);
  expect(offset.json().errors[0]).toMatchObject({ field: 'timeZone', in: 'body' });
});

test('API-5 today and tomorrow are days of the visitor’s zone', () => {
  const today = 'Which football matches are on today?';
  expect(ask(today, hoursBefore)).toMatch(/^Top football matches today \(UTC\): 19:30 North/);
  expect(ask(today, hoursBefore, 'Asia/Shanghai')).toBe('No more football matches today.');
  expect(ask('明天有什么足球比赛', hoursBefore, 'Asia/Shanghai')).toMatch(
    /^明天（GMT\+8）重点足球比赛：03:30 北门竞技 – 海港谷/,
  );
});

test.each([
  ['What is the score of Northgate Athletic?', /^Live: Northgate Athletic 1–0 Harbour Vale/],
  ['北门竞技的比分是多少', /比赛正在进行：北门竞技 1–0 海港谷/],
])('API-5 knows a score: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test('API-5 knows the last result if no match is being played', () => {
  expect(ask('How did Northgate Athletic do?', before)).toMatch(
    /yesterday at 19:30 UTC: Northgate Athletic 3–0 Harbour Vale/,
  );
});

test.each([
  [
    'Where are Harbour Vale in the table?',
    /^The table of Harbour Vale is here: \/football\/team\/\S+$/,
  ],
  ['海港谷排名第几？', /^海港谷的积分榜见：\/football\/team\/\S+$/],
  [
    'Who leads the table of the Premier Division?',
    /^The table of Premier Division is here: \/football\/tournament\/\S+$/,
  ],
])('API-5 leads to the page of a table: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  ['What are the odds for Northgate Athletic?', /home 1\.62 \(Crown\), away 2\.38 \(Pinnacle\)/],
  ['北门竞技的赔率？', /主队 1\.62 \(Crown\)，客队 2\.38 \(Pinnacle\)/],
])('API-5 knows the best odds: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  ['How do I register?', /password of at least 8 characters/],
  ['怎么注册账号', /至少 8 位的密码/],
  ['Do you have a promo code?', /200% promo code/],
  ['有什么优惠吗', /200% 优惠码/],
  ['Where is my wallet?', /USDT, BTC, ETH and TRX/],
  ['我的余额在哪里看', /USDT、BTC、ETH、TRX/],
  ['I forgot my password', /Contacts/],
  ['忘记密码了', /联系我们/],
  ['Can I talk to a human?', /automatic assistant/],
  ['Hello!', /^Hello!/],
  ['你好', /^您好/],
  ['谢谢', /^不客气/],
])('API-5 helps with the site: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  'I can’t stop betting on Northgate Athletic, what odds?',
  'I cannot stop, when do Northgate Athletic play?',
  '我输光了，停不下来，北门竞技赔率多少',
  'Is there a helpline?',
])('API-5 gives a helpline before anything else: %s', (message) => {
  expect(ask(message)).toContain('1800-6-668-668');
});

test('API-5 a Spanish reply about gambling names the helplines of Spain', () => {
  expect(ask('No puedo dejar de apostar, ¿qué cuotas hay?')).toContain(
    'FEJAR, España, 900 200 225',
  );
  const crisis = ask('Quiero morir, lo he perdido todo');
  expect(crisis).toContain('el 024');
  expect(crisis).toContain('900 200 225 en España');
});

test.each([
  'I want to kill myself',
  'There is no point, I want to end it all, what are the odds',
  '我想自杀',
  '活不下去了',
])('API-5 gives a crisis line to visitors who may harm themselves: %s', (message) => {
  expect(ask(message)).toMatch(/116 123/);
});

test.each([
  'I lost all my money betting',
  'I am chasing my losses on Northgate Athletic',
  'My husband gambles too much',
  'I can not stop gambling',
  '我欠了很多赌债',
  '输了很多钱想翻本，北门竞技赔率多少',
])('API-5 recognizes problem gambling in other words: %s', (message) => {
  expect(ask(message)).toContain('1800-6-668-668');
});

test.each(['I am 16, can I bet?', '我17岁可以投注吗', '我未成年'])(
  'API-5 tells minors that betting is for adults only: %s',
  (message) => {
    expect(ask(message)).toMatch(/over-18s only|年满 18 岁的成年人/);
  },
);

test.each([
  ['Northgate Athletic vs Harbour Vale', /^Live: Northgate Athletic 1–0 Harbour Vale.*home/],
  ['Who will win, Harbour Vale or Northgate Athletic?', /\(decimal\): home 1\.62 \(Crown\)/],
  ['北门竞技和海港谷谁会赢', /比赛正在进行：北门竞技 1–0 海港谷.*主队 1\.62/],
])('API-5 a question about two teams is about their match: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  ['Which matches are on today?', /^Top matches today.*19:30 Northgate Athletic – Harbour Vale/],
  ['any football tonight', /^Top football matches today \(UTC\): 19:30 Northgate Athletic/],
  ['今天有什么足球比赛', /^今天（UTC）重点足球比赛：19:30 北门竞技 – 海港谷/],
  ['NBA tonight?', /^No more basketball matches today/],
  ['dota 2 matches', /^No more Dota 2 matches today/],
])('API-5 knows what is on: %s', (message, expected) => {
  expect(ask(message, before)).toMatch(expected);
});

test.each([
  ['Live football?', /live football match/],
  ['basketball live', /^No live basketball matches right now/],
  ['现在比分', /正在进行/],
])('API-5 knows what is live in a sport: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  ['Premier Division', /^Premier Division 2026\/27: \d+ \w+ 2026 to .* Next match: Northgate/],
  ['超级联赛什么时候结束', /^超级联赛（2026\/27）：2026年.*至2027年/],
])('API-5 summarizes a tournament: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  ['What can you do?', /automatic assistant/],
  ['你是谁', /自动客服/],
  ['You are useless', /^I’m sorry/],
  ['垃圾客服', /^很抱歉/],
  ['How do I place a bet?', /takes no bets/],
  ['怎么下注', /不接受投注/],
  ['How do I get decimal odds?', /at the top of every page/],
  ['怎么换语言', /页面顶部/],
  ['Please delete my account', /write to us from its email address/],
  ['怎么注销账号', /人工处理/],
  ['How do I set a deposit limit?', /with each bookmaker/],
])('API-5 replies to other common messages: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  ['How do I turn on no spoilers?', /tap No spoilers above the list/],
  ['Can you hide the scores?', /No spoilers/],
  ['怎么打开防剧透', /点击列表上方的“防剧透”/],
  ['drag the line', /drag the dot on the line/],
  ['怎么拖动时间线', /拖动比分下方时间线/],
  ['How do I get alerts for Harbour Vale?', /under Alerts in the menu/],
  ['怎么开提醒', /菜单的“提醒”/],
  ['Can I watch yesterday again?', /Replay this day/],
  ['怎么回看昨天', /点击“回看”/],
  ['fractional odds?', /decimal, fractional, American or Hong Kong/],
  ['香港盘怎么看', /香港盘四种/],
  ['What time zone is this?', /tap the clock at the foot/],
  ['时区怎么改', /点击页脚的时钟/],
  ['How do favourites work?', /Tap the star/],
  ['怎么收藏球队', /星形/],
  ['Is there a search?', /Press \/ or tap/],
  ['有快捷键吗', /按 \/ 键/],
  ['Does it work offline?', /Add to Home Screen/],
  ['怎么安装', /添加到主屏幕/],
])('API-5 knows the features of the site: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  ['How can I withdraw my money?', /^Nothing can be paid in or out here/],
  ['I want to deposit 50 dollars', /^Nothing can be paid in or out here/],
  ['我要提现', /^这里既不能充值也不能提现/],
  ['怎么充值', /^这里既不能充值也不能提现/],
])('API-5 says honestly what cannot be done here: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test('API-5 a question about the next match is not taken for one about a replay', () => {
  expect(ask('When do Harbour Vale play again?', before)).toMatch(/^Harbour Vale play/);
});

test.each([
  ['Ｎｏｒｔｈｇａｔｅ Ａｔｈｌｅｔｉｃ', /Northgate Athletic/],
  ['⚽ Northgate Athletic ⚽ when??', /Northgate Athletic play/],
  ['请问 Northgate Athletic 的 odds 是多少', /最佳赔率/],
])('API-5 normalizes unusual input: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  ['What is the meaning of life?', /^I don’t know that/],
  ['生命的意义是什么', /^抱歉，这个问题我答不上来/],
  ['When do Nobody United play?', /^I don’t know that/],
])('API-5 admits that it does not know: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test('API-5 a team name alone gets its last and its next match', () => {
  const reply = ask('Harbour Vale?', before);
  expect(reply).toMatch(/Last match, yesterday/);
  expect(reply).toMatch(/Harbour Vale play Northgate Athletic today/);
});

test('API-5 equal questions at one instant get equal replies', () => {
  const question = '北门竞技的赔率？';
  expect(ask(question)).toBe(ask(question));
});
