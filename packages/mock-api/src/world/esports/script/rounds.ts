import type { Side } from '../../model.ts';
import { random } from '../../random/random.ts';
import { opponentOf, SIDES } from '../../sides.ts';
import { addKill, type MapWriter } from './map-writer.ts';

/** How a round ends. */
const PLANTED_IF_WON = 0.68;
const PLANTED_IF_LOST = 0.3;
const ALL_KILLED_AFTER_PLANT = 0.5;
const ALL_KILLED_IN_DEFENCE = 0.8;
/** Share of a round before the first kill. */
const QUIET_SHARE = 0.22;

const PRICES = { pistol: 800, save: 900, forced: 2300, full: 4400 };
/** A round won with less than this share of what the other side spent was not to be won. */
const ECO_SHARE = 0.6;

interface Round {
  readonly from: number;
  readonly to: number;
  readonly winner: Side;
  readonly attacker: Side;
}

/** Who attacks in a round, from 0: sides change after a half, and in overtime after each round. */
function attackerIn(first: Side, half: number, no: number): Side {
  const isFirst = no < half || (no >= 2 * half && (no - 2 * half) % 2 === 0);
  return isFirst ? first : opponentOf(first);
}

/** Round after round, in which nobody comes back. */
export function playRounds(writer: MapWriter, half: number): void {
  const { points, start, map, rng, add, title, playersOnly } = writer;
  const firstAttacker = rng() < 0.5 ? 'home' : 'away';
  const rounds = points.map(({ at, side }, no): Round => {
    const from = no === 0 ? map.from : (points[no - 1]?.at ?? 0) - start;
    const attacker = attackerIn(firstAttacker, half, no);
    return { from, to: at - start, winner: side, attacker };
  });
  for (const round of rounds) {
    const { to, winner, attacker } = round;
    add(to, winner, winner === attacker ? 'roundsAttack' : 'roundsDefence');
    playRound(writer, round);
  }
  if (!playersOnly && title.rows.includes('moneySpent')) addEconomy(writer, rounds, half);
}

function playRound(writer: MapWriter, { from, to, winner, attacker }: Round): void {
  const { rng, pick, everybody, title, act } = writer;
  const size = title.roles.length;
  const loser = opponentOf(winner);
  const isAttack = winner === attacker;
  const isPlanted = rng() < (isAttack ? PLANTED_IF_WON : PLANTED_IF_LOST);
  const isOver = isAttack
    ? !isPlanted || rng() < ALL_KILLED_AFTER_PLANT
    : rng() < ALL_KILLED_IN_DEFENCE;
  const left = { [winner]: isOver ? size : size - 1 - Math.floor(rng() * 2) } as Record<
    Side,
    number
  >;
  left[loser] = Math.floor(rng() * rng() * 1.6 * size) % size;
  const total = left[winner] + left[loser];
  const alive = { home: everybody, away: everybody };
  const plantAfter = Math.floor(total * 0.4);
  const steps = isOver ? total : total + 1;
  const timeOf = (no: number) =>
    from + Math.floor((QUIET_SHARE + ((1 - QUIET_SHARE) * no) / steps) * (to - from));
  for (let no = 0; no < total; no++) {
    if (isPlanted && no === plantAfter) {
      act(timeOf(no), attacker, pick(attacker, 'assist', alive[attacker]), 'plant');
    }
    const isLast = isOver && left[winner] === 1 && left[loser] > 0;
    const side = isLast || rng() * (left[winner] + left[loser]) < left[loser] ? loser : winner;
    left[side]--;
    const against = opponentOf(side);
    const killer = pick(side, 'attack', alive[side]);
    const victim = pick(against, 'death', alive[against]);
    alive[against] &= ~(1 << victim);
    const at = timeOf(no + 1);
    if (no === 0) act(at, side, killer, 'openingKill');
    addKill(writer, at, side, killer, victim);
  }
  if (isPlanted && !isAttack) act(to, winner, pick(winner, 'assist', alive[winner]), 'defuse');
}

/** What both sides buy: little after a lost round, everything after a won one. */
function addEconomy(
  { seed, matchId, no, title, add }: MapWriter,
  rounds: readonly Round[],
  half: number,
) {
  const rng = random(seed, 'match', matchId, 'economy', no);
  const losses = { home: 0, away: 0 };
  for (const [index, { from, winner, to }] of rounds.entries()) {
    const isPistol = index === 0 || index === half;
    const spent = { home: 0, away: 0 };
    for (const side of SIDES) {
      if (isPistol) losses[side] = 0;
      const price = isPistol
        ? 'pistol'
        : ((['full', 'save', 'forced'] as const)[losses[side]] ?? 'full');
      const players = title.roles.length;
      spent[side] = Math.round((PRICES[price] * players * (0.85 + 0.3 * rng())) / 50) * 50;
      add(Math.min(from + 5, to), side, 'moneySpent', spent[side]);
      losses[side] = side === winner ? 0 : losses[side] + 1;
    }
    if (spent[winner] < ECO_SHARE * spent[opponentOf(winner)]) add(to, winner, 'ecoWins');
  }
}
