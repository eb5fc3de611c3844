import type { Article, Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { worldLanguages } from '../src/world/localized.ts';
import { createWorld } from '../src/world/world.ts';
import type { WorldView } from '../src/world/world-view.ts';
import { DAY_SECONDS, someInstants } from './world-samples.ts';

const world = createWorld({ seed: 'newsroom', size: 'standard' });
const SATURDAY = Date.UTC(2026, 10, 28, 15, 20) / 1000;
const TUESDAY = Date.UTC(2026, 10, 24, 6, 10) / 1000;
const SUMMER = Date.UTC(2026, 6, 6, 12) / 1000;
const WHOLE = { offset: 0, limit: 200 };
const SPORTS = ['football', 'basketball', 'esports'] as const;

const matchOf = ({ section }: Article): string =>
  section.find(({ name }) => name === 'match')?.value as string;
const contentOf = ({ section }: Article): string[] =>
  section.flatMap((part) => (part.name === 'content' ? [part.value] : []));
const kindOf = (id: string): string => id.split('-')[1] as string;

interface Story {
  readonly kind: string;
  readonly article: Article;
  readonly match: Match;
  /** The world when the story appeared. */
  readonly then: WorldView;
}

/** All stories of the lists at these instants. */
const stories: Story[] = [SATURDAY, TUESDAY, SUMMER].flatMap((instant) => {
  const view = world.at(instant, 'en');
  return view.news(undefined, WHOLE).map(({ id }) => {
    const article = view.article(id) as Article;
    const then = world.at(article.created_at, 'en');
    return { kind: kindOf(id), article, match: then.match(matchOf(article)) as Match, then };
  });
});
const ofKind = (kind: string) => stories.filter((one) => one.kind === kind);

test('ENT-8 the news of a week have stories of every kind', () => {
  for (const kind of ['report', 'preview']) expect(ofKind(kind).length, kind).toBeGreaterThan(2);
});

test('ENT-8 an article lists the players whom its text names, each with a page, in every language', () => {
  const view = world.at(SATURDAY, 'en');
  const ids = view.news(undefined, WHOLE).map(({ id }) => id);
  for (const language of worldLanguages) {
    const own = world.at(SATURDAY, language);
    const named = ids.flatMap((id) => {
      const article = own.article(id) as Article;
      const text = contentOf(article).join('\n');
      return (article.players ?? []).map((player) => ({ ...player, text }));
    });
    expect(named.length, language).toBeGreaterThan(5);
    for (const { id, name, text } of named) {
      expect(text).toContain(name);
      expect(own.player(id)?.player.name).toBe(name);
    }
  }
});

test('ENT-8 the latest news come first, a limit takes the first ones, a sport its own', () => {
  for (const instant of [SATURDAY, TUESDAY, ...someInstants(3)]) {
    const view = world.at(instant, 'en');
    const all = view.news(undefined, WHOLE);
    const instants = all.map((item) => item.created_at as number);
    expect(instants).toEqual([...instants].sort((a, b) => b - a));
    expect(instants.every((at) => at <= instant)).toBe(true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(view.news(undefined, { offset: 0, limit: 5 })).toEqual(all.slice(0, 5));
    for (const sport of SPORTS) {
      const own = view.news(sport, WHOLE).map(({ id }) => id);
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(own));
    }
    for (const { sportType } of view.news('lol', WHOLE)) expect(sportType).toBe('lol');
  }
});

test('ENT-8 an article keeps its text, and is not there before it is published', () => {
  const later = createWorld({ seed: 'newsroom', size: 'standard' });
  for (const { article } of stories.filter((_, index) => index % 4 === 0)) {
    const { id, created_at: publishedAt } = article;
    expect(later.at(publishedAt + 4000 * DAY_SECONDS, 'en').article(id)).toEqual(article);
    expect(world.at(publishedAt, 'en').article(id)).toEqual(article);
    expect(world.at(publishedAt - 1, 'en').article(id)).toBeUndefined();
  }
});

test('ENT-12 an id that names no story is not found', () => {
  const view = world.at(SATURDAY, 'en');
  for (const id of [
    'ar-three-changes',
    'ar-report-eng1-2026-99-1',
    'ar-report-nowhere-2026-1-1',
    'ar-rumour-eng1-2026-12-3',
    'ar-report',
    'ar-report-eng1-2090-12-3',
  ])
    expect(view.article(id), id).toBeUndefined();
});

test('a report has the score of a match that is over, a preview a match that has not begun', () => {
  for (const { kind, article, match } of stories) {
    if (kind === 'preview') {
      expect(match.statusId, article.id).toBe('UPCOMING');
      continue;
    }
    expect(match.statusId, article.id).toBe('FINISHED');
    const [home, away] = [match.homeTeam.score as number, match.awayTeam.score as number];
    const [lead = ''] = contentOf(article);
    expect(lead).toContain(`${Math.max(home, away)}–${Math.min(home, away)}`);
    for (const { name } of [match.homeTeam, match.awayTeam]) expect(lead).toContain(name);
  }
  for (const instant of [SATURDAY, TUESDAY, SUMMER]) {
    const view = world.at(instant, 'en');
    for (const { id } of view.news(undefined, WHOLE).filter((one) => kindOf(one.id) === 'preview'))
      expect(view.match(matchOf(view.article(id) as Article))?.statusId).toBe('UPCOMING');
  }
});

test('the scorers and minutes in a report are those of the match', () => {
  const football = ofKind('report').filter(({ article }) => article.sportType === 'football');
  for (const { article, match } of football) {
    const text = contentOf(article).join(' ');
    const goals = match.incidents?.filter(
      ({ kind }) => kind.endsWith('goal') && !kind.startsWith('shoot'),
    );
    const [first] = goals ?? [];
    if (first?.player) expect(text, article.id).toContain(first.player);
    for (const [, minute] of text.matchAll(/on (\d+) minutes/g))
      expect(
        match.incidents?.some((one) => one.minute === Number(minute)),
        article.id,
      ).toBe(true);
  }
});

test('no sentence and no opening is twice in a piece, and none has a gap', () => {
  for (const { article } of stories) {
    for (const language of worldLanguages) {
      const one = world.at(article.created_at, language).article(article.id) as Article;
      const text = contentOf(one);
      expect(text.length, article.id).toBeGreaterThanOrEqual(2);
      const sentences = text.join(' ').split(/(?<=\.) |(?<=。)/);
      expect(new Set(sentences).size, article.id).toBe(sentences.length);
      const all = [one.title, ...text].join(' ');
      expect(all).not.toMatch(/[{}]|undefined|NaN| {2}|,[.,]|\.\.|，。|。。/);
      expect(/\p{Script=Han}/u.test(one.title), one.title).toBe(language === 'zh');
      if (language !== 'zh') expect(all).not.toMatch(/\p{Script=Han}/u);
    }
  }
});

test('PRF-1 no sentence of a story is the English one in Spanish', () => {
  for (const { article } of stories) {
    const [en, es] = (['en', 'es'] as const).map((language) => {
      const one = world.at(article.created_at, language).article(article.id) as Article;
      return new Set([one.title, ...contentOf(one).flatMap((text) => text.split(/(?<=\.) /))]);
    });
    expect(
      [...(es ?? [])].filter((sentence) => en?.has(sentence)),
      article.id,
    ).toEqual([]);
  }
});

test('MAT-7 the headlines of a day in July and of two in November all differ', () => {
  const lists = [SUMMER, TUESDAY, SATURDAY].map((instant) =>
    world.at(instant, 'en').news(undefined, { offset: 0, limit: 4 }),
  );
  expect(lists.map((list) => list.length)).toEqual([4, 4, 4]);
  expect(new Set(lists.flat().map(({ title }) => title)).size).toBe(12);
});

test('every cover is an image with the crests of both teams; another name has none', () => {
  for (const { article } of stories.slice(0, 20)) {
    const [, name = ''] = /^images\/covers\/(.+)\.svg$/.exec(article.image) ?? [];
    const svg = world.image({ kind: 'covers', name });
    expect(svg?.match(/<clipPath/g)).toHaveLength(2);
  }
  for (const name of ['te-eng-7', 'te-eng-7-te-nobody', 'te-eng-7-te-eng-12-te-eng-1', 'x'])
    expect(world.image({ kind: 'covers', name })).toBeUndefined();
});

test('ENT-8 the text of a story is pinned', () => {
  const text = (language: 'en' | 'zh') => {
    const article = world.at(SATURDAY, language).article('ar-report-eurcup-2026-h5-2') as Article;
    return [article.title, ...contentOf(article)];
  };
  expect(text('en')).toMatchInlineSnapshot(`
    [
      "Late goal by Joaquín Arriezábal settles it for Cultural Puenteverde",
      "CD Guadaverde lost 3–2 to Cultural Puenteverde in Group H of the Continental Cup on Wednesday evening at Campo de Espínola.",
      "Diego Galindo broke the deadlock for Cultural Puenteverde on 2 minutes. On 3 minutes it was 2–0, thanks to Facundo Miraranda. Another goal followed. CD Guadaverde were back at 2–2 on 51 minutes through Víctor Olavavente. Cultural Puenteverde moved 3–2 ahead on 86 minutes through Joaquín Arriezábal. Sergio Salagalde of CD Guadaverde saw red on 79 minutes.",
      "The table has Cultural Puenteverde first with 11 points from 5 matches, five clear of CD Guadaverde.",
      "Cultural Puenteverde are at home to Deportivo Castelmar next, on 28 November. CD Guadaverde wait for Arenas Riorubia on 28 November.",
    ]
  `);
  expect(text('zh')).toMatchInlineSnapshot(`
    [
      "华金·阿列萨瓦尔末段进球，普恩特贝尔德文化取胜",
      "当地时间周三晚间，瓜达贝尔德在埃斯皮诺拉球场以2–3负于普恩特贝尔德文化，赛事为洲际杯H组。",
      "第2分钟，迭戈·加林多打破僵局，普恩特贝尔德文化1–0领先。第3分钟，法昆多·米拉兰达让比分变为2–0。此后又有1个进球。瓜达贝尔德在第51分钟凭借维克托·奥拉瓦文特扳回2–2。普恩特贝尔德文化在第86分钟凭借华金·阿列萨瓦尔取得3–2的领先。第79分钟，瓜达贝尔德的塞尔希奥·萨拉加尔德染红离场。",
      "积分榜上，普恩特贝尔德文化以5战11分排名第一，领先瓜达贝尔德5分。",
      "普恩特贝尔德文化下一场11月28日主场迎战卡斯特尔马运动。瓜达贝尔德则在11月28日主场等待里奥鲁维亚阿雷纳斯。",
    ]
  `);
});
