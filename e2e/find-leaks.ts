import type { Page } from '@playwright/test';

export interface KnownMatch {
  readonly id: string;
  readonly startTime: number;
  readonly statusId: string;
  readonly homeTeam: { readonly name: string; readonly score: number | null };
  readonly awayTeam: { readonly name: string; readonly score: number | null };
  readonly covered?: boolean;
}

/** A text of a page, and the match whose row, card or board it is in. */
interface PageText {
  readonly match: string | null;
  readonly text: string;
}

/** What a page has brought to its visitor. */
export interface Brought {
  /** The JSON of documents. What calls and the stream bring is public, and covered by the site. */
  readonly data: readonly unknown[];
  /** Texts, titles, attributes and alternative texts, those of the head included. */
  readonly texts: readonly PageText[];
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function* objectsIn(value: unknown): Generator<Fields> {
  if (!isFields(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const isMatch = (one: Fields): one is Fields & KnownMatch =>
  'statusId' in one && isFields(one.homeTeam) && isFields(one.awayTeam);

const scoreOf = ({ homeTeam, awayTeam }: KnownMatch) => `${homeTeam.score}–${awayTeam.score}`;
const SCORES = /(?<![\d.:–])\d{1,3}\s*–\s*\d{1,3}(?![\d–])/g;

/** Fields that say how a match went. */
const COURSE = /score|period|incident|commentary|winner|loser|shoot|kick|aggregate|champion/i;

const hasCourse = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([name, value]) => COURSE.test(name) && value !== null)
    .map(([name]) => name);

/** Results of covered matches, whose scores are `known`, among what a page brought. */
export function spoilersIn({ data, texts }: Brought, known: readonly KnownMatch[]): string[] {
  const covered = new Map(known.map((match) => [match.id, match]));
  const leaks = new Set<string>();
  for (const one of data.flatMap((value) => [...objectsIn(value)])) {
    if (isMatch(one) && covered.has(one.id)) {
      if (!one.covered) leaks.add(`data: ${one.id} is not covered`);
      for (const part of [one, one.homeTeam, one.awayTeam]) {
        for (const name of hasCourse(part as Fields)) leaks.add(`data: ${one.id} has ${name}`);
      }
    }
    const matchId = one.matchId as string;
    if (covered.has(matchId) && hasCourse(one).length > 0) leaks.add(`data: course of ${matchId}`);
  }
  for (const { match, text } of texts) {
    const inside = match === null ? undefined : covered.get(match);
    const scores = inside ? (text.match(SCORES) ?? []) : [];
    if (scores.length > 0) leaks.add(`text: ${match}: ${text}`);
    for (const one of known) {
      const names = [one.homeTeam.name, one.awayTeam.name];
      const score = scoreOf(one);
      const isTold =
        names.every((name) => text.includes(name)) &&
        (text.includes(score) || text.includes(`${score.split('–').reverse().join('–')}`));
      if (isTold) leaks.add(`text: ${text}`);
    }
  }
  return [...leaks];
}

const parsed = (text: string): unknown[] => {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
};

/** The JSON in the scripts of a document. */
export const dataOfDocument = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => parsed(text),
  );

/** Texts and attributes of a document as it is on the wire, without those of one match. */
export const textsOfDocument = (html: string): PageText[] => {
  const markup = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  const texts = [...markup.matchAll(/>([^<]+)<|\s(?:title|alt|content|aria-[a-z]+)="([^"]*)"/g)];
  return texts.map(([, text, attribute]) => ({ match: null, text: text ?? attribute ?? '' }));
};

/** Records the documents that reach the page; the function returns them since its last call, with what the page shows now. */
export async function recordBrought(page: Page): Promise<() => Promise<Brought>> {
  const data: unknown[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html/.test(type)) return;
    const read = response.text().then(
      (text) => data.push(...dataOfDocument(text)),
      () => {},
    );
    reading.push(read);
  });
  return async () => {
    await Promise.all(reading.splice(0));
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        if (['SCRIPT', 'STYLE'].includes(element.tagName)) return [];
        const match = element.closest('[data-match]')?.getAttribute('data-match') ?? null;
        const attributes = [...element.attributes]
          .filter(({ name }) => /^(title|alt|content|value|aria-.*|data-.*)$/.test(name))
          .map(({ value }) => value);
        // The text of a small element is one: '2', '–' and '1' in a row of three.
        const isSmall = element.childElementCount > 0 && (element.textContent ?? '').length < 300;
        const own = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent?.trim() ?? '');
        const whole = isSmall ? [element.textContent?.trim() ?? ''] : [];
        return [...attributes, ...own, ...whole].filter(Boolean).map((text) => ({ match, text }));
      }),
    );
    return { data: data.splice(0), texts };
  };
}
