import { MINUTE_SECONDS } from '../calendar/civil.ts';
import { fillPhrase, type PhraseBook } from '../commentary/phrase-book.ts';
import { type Localized, localize } from '../localized.ts';
import type { Comment, Fixture, Side } from '../model.ts';
import { atShare } from '../random/distributions.ts';
import { chance } from '../random/random.ts';
import { minuteAt } from './clock.ts';
import { isKeeper } from './eleven.ts';
import { FLOW_PHRASES } from './phrases.ts';
import { type FootballOutcome, matchParts, type Stoppage } from './result.ts';
import { type PlayerPicker, pickScoringShirt } from './scorers.ts';

/** Moments of each half, and of each half of extra time, between its goals and cards. */
const MOMENTS = [9, 9, 4, 4] as const;
/** Seconds around a goal, a card or a substitution without another line. */
const QUIET_SECONDS = 40;

/** The first instant from `seconds` on that is not within QUIET_SECONDS of a busy one. */
function quietInstant(seconds: number, busy: readonly number[]): number {
  const clash = busy.find((one) => Math.abs(one - seconds) < QUIET_SECONDS);
  return clash === undefined ? seconds : quietInstant(clash + QUIET_SECONDS, busy);
}

/** Chances, saves, corners and the like, in a match whose goals, cards and substitutions are known. */
export function flowOf(
  seed: string,
  fixture: Fixture,
  { stoppage, extra }: FootballOutcome,
  players: PlayerPicker,
  busy: readonly number[],
  book: PhraseBook,
): Comment[] {
  const { id, start } = fixture;
  const at = matchParts(stoppage);
  const used = new Map<string, number>();
  const roll = (fact: string, no: number) => chance(seed, 'match', id, 'flow', fact, no);

  /** A kind that has phrases left. */
  const kindAt = (share: number) => {
    const left = FLOW_PHRASES.filter(({ kind, list }) => (used.get(kind) ?? 0) < list.length);
    let rest = share * left.reduce((sum, one) => sum + one.share, 0);
    const found = left.find((one) => {
      rest -= one.share;
      return rest < 0;
    });
    return found ?? (left[0] as (typeof FLOW_PHRASES)[number]);
  };

  const comment = (seconds: number, no: number): Comment => {
    const side: Side = roll('side', no) < 0.53 ? 'home' : 'away';
    const { kind, list } = kindAt(roll('kind', no));
    used.set(kind, (used.get(kind) ?? 0) + 1);
    const outfield = players.shirtsAt(side, seconds).filter((shirt) => !isKeeper(shirt));
    const share = roll('player', no);
    const shirt =
      kind === 'foul' || kind === 'corner'
        ? atShare(outfield, share)
        : pickScoringShirt(share, outfield);
    const { id: playerId, name: player } = players.playerAt(side, shirt);
    const opponent = fixture[side === 'home' ? 'away' : 'home'].name;
    const phrase = book(kind, list);
    return {
      kind,
      at: start + seconds,
      side,
      ...minuteAt(stoppage, seconds),
      ...(phrase.en.includes('{p}') ? { player, playerId } : {}),
      text: fillPhrase(phrase, { p: player, t: fixture[side].name, o: opponent }),
    };
  };

  const halves = [
    { from: 0, to: at.half },
    { from: at.restart, to: at.full },
    ...(extra
      ? [
          { from: at.extra, to: at.extraHalf },
          { from: at.extraRestart, to: at.extraFull },
        ]
      : []),
  ];
  return halves.flatMap(({ from, to }, half) => {
    const count = MOMENTS[half] as number;
    const span = (to - from - 2 * MINUTE_SECONDS) / count;
    return Array.from({ length: count }, (_, index) => {
      const no = half * 100 + index;
      const planned =
        from + MINUTE_SECONDS + Math.floor((index + 0.15 + 0.7 * roll('at', no)) * span);
      return comment(Math.min(quietInstant(planned, busy), to - 1), no);
    });
  });
}

/** The board with the added minutes, at the end of each half. */
export function addedTime({ start }: Fixture, stoppage: Stoppage): Comment[] {
  const { restart } = matchParts(stoppage);
  const board = (seconds: number, minute: number, text: Localized): Comment => ({
    kind: 'added-time',
    at: start + seconds,
    minute,
    text,
  });
  const minutes = (count: number) => (count === 1 ? 'one minute' : `${count} minutes`);
  const minutos = (count: number) => (count === 1 ? 'un minuto' : `${count} minutos`);
  const last = 45 * MINUTE_SECONDS - 1;
  return [
    board(
      last,
      45,
      localize(
        `The board shows ${minutes(stoppage.first)} of added time.`,
        `第四官员举牌，上半场补时${stoppage.first}分钟。`,
        `El cartelón marca ${minutos(stoppage.first)} de descuento.`,
      ),
    ),
    board(
      restart + last,
      90,
      localize(
        `There will be ${minutes(stoppage.second)} more.`,
        `全场补时${stoppage.second}分钟。`,
        `Habrá ${minutos(stoppage.second)} de descuento.`,
      ),
    ),
  ];
}
