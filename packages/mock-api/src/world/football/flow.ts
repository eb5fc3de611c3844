import { MINUTE_SECONDS } from '../calendar/civil.ts';
import { fillPhrase, type PhraseBook } from '../commentary/phrase-book.ts';
import texts from '../data/phrases/football.json' with { type: 'json' };
import { type Localized, localize } from '../localized.ts';
import type { Comment, Stoppage } from '../model.ts';
import { isKeeper } from '../players/lines.ts';
import { atShare } from '../random/distributions.ts';
import { chance } from '../random/random.ts';
import { opponentOf } from '../sides.ts';
import { minuteAt } from './clock.ts';
import type { Moment } from './open-play.ts';
import { FLOW_PHRASES } from './phrases.ts';
import type { FootballOutcome } from './result.ts';
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
  { seed, fixture, stoppage }: FootballOutcome,
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

const BOARDS = texts.boards;

const minutesText = (count: number): Localized =>
  count === 1
    ? localize('one minute', '1分钟', 'un minuto')
    : localize(`${count} minutes`, `${count}分钟`, `${count} minutos`);

/** The board with the added minutes, at the end of each half. */
export function addedTime({ fixture, stoppage, parts }: FootballOutcome): Comment[] {
  const board = (half: keyof Stoppage, from: number, minute: number): Comment => ({
    kind: 'added-time',
    at: fixture.start + from + 45 * MINUTE_SECONDS - 1,
    minute,
    text: fillPhrase(BOARDS[half], { m: minutesText(stoppage[half]) }),
  });
  return [board('first', 0, 45), board('second', parts.restart, 90)];
}
