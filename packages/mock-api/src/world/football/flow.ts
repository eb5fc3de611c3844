import { MINUTE_SECONDS } from '../calendar/civil.ts';
import { fillPhrase, type PhraseBook } from '../commentary/phrase-book.ts';
import { type Localized, localize } from '../localized.ts';
import type { Comment, Fixture, Stoppage } from '../model.ts';
import { isKeeper } from '../players/lines.ts';
import { atShare } from '../random/distributions.ts';
import { chance } from '../random/random.ts';
import { opponentOf } from '../sides.ts';
import { minuteAt } from './clock.ts';
import type { Moment } from './moments.ts';
import { FLOW_PHRASES } from './phrases.ts';
import { matchParts } from './result.ts';
import { type PlayerPicker, pickScoringShirt } from './scorers.ts';

/** A shot that misses the goal or is blocked is a chance. */
const COMMENT_KINDS: Readonly<Record<Moment['kind'], string>> = {
  'off-target': 'chance',
  blocked: 'chance',
  saved: 'save',
  corner: 'corner',
  'free-kick': 'free-kick',
  offside: 'offside',
  foul: 'foul',
};

/** A line for each moment that is not quiet. */
export function flowOf(
  seed: string,
  fixture: Fixture,
  stoppage: Stoppage,
  players: PlayerPicker,
  moments: readonly Moment[],
  book: PhraseBook,
): Comment[] {
  const reported = moments.filter(({ isQuiet }) => !isQuiet);
  return reported.map(({ kind, side, seconds }, no): Comment => {
    const outfield = players.shirtsAt(side, seconds).filter((shirt) => !isKeeper(shirt));
    const share = chance(seed, 'match', fixture.id, 'flow', 'player', no);
    const shirt =
      kind === 'foul' || kind === 'corner'
        ? atShare(outfield, share)
        : pickScoringShirt(share, outfield);
    const { id: playerId, name: player } = players.playerAt(side, shirt);
    const opponent = fixture[opponentOf(side)].name;
    const phrase = book(`flow ${kind}`, FLOW_PHRASES[kind]);
    return {
      kind: COMMENT_KINDS[kind],
      at: fixture.start + seconds,
      side,
      ...minuteAt(stoppage, seconds),
      ...(phrase.en.includes('{p}') ? { player, playerId } : {}),
      text: fillPhrase(phrase, { p: player, t: fixture[side].name, o: opponent }),
    };
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
