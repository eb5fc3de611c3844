import { fillPhrase, type PhraseBook } from '../commentary/phrase-book.ts';
import { inEveryLanguage, type Localized, localize, same } from '../localized.ts';
import type { Side } from '../model.ts';
import { scoreOfLeader } from '../sides.ts';
import type { MinuteOfMatch } from './clock.ts';
import type { GoalKind } from './given.ts';
import { CARD_PHRASES, GOAL_PHRASES, type GoalSituation, KICK_PHRASES } from './phrases.ts';

interface Names {
  readonly player: Localized;
  readonly team: Localized;
  readonly opponent: Localized;
}

interface GoalScene extends Names {
  readonly minute: MinuteOfMatch;
  readonly kind: GoalKind;
  readonly side: Side;
  /** Goals of the scorer in this match, this one included. */
  readonly goalsOfScorer: number;
  readonly home: number;
  readonly away: number;
}

const EARLY_MINUTE = 8;
const LATE_MINUTE = 85;

const minuteText = ({ minute, stoppage }: MinuteOfMatch): string =>
  stoppage === undefined ? `${minute}'` : `${minute}+${stoppage}'`;

function goalSituation({
  kind,
  side,
  home,
  away,
  minute,
  goalsOfScorer,
}: GoalScene): GoalSituation {
  if (kind !== 'goal') return kind;
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  const isLate = minute.minute >= LATE_MINUTE;
  if (goalsOfScorer === 3) return 'hatTrick';
  if (own === other) return isLate ? 'lateLevel' : 'level';
  if (own < other) return 'behind';
  if (own - other > 1) return own - other > 2 ? 'rout' : 'further';
  if (isLate) return 'lateWinner';
  if (other > 0) return 'ahead';
  return minute.minute <= EARLY_MINUTE ? 'early' : 'opener';
}

const LABELS = {
  goal: localize('Goal', '进球', 'Gol'),
  'own-goal': localize('Own goal', '乌龙球', 'Gol en propia puerta'),
  'penalty-goal': localize('Penalty', '点球命中', 'Gol de penalti'),
  yellow: localize('Yellow card', '黄牌', 'Tarjeta amarilla'),
  second: localize('Red card', '红牌', 'Tarjeta roja'),
  red: localize('Red card', '红牌', 'Tarjeta roja'),
  missed: localize('Penalty missed', '点球罚失', 'Penalti fallado'),
  saved: localize('Penalty saved', '点球被扑', 'Penalti parado'),
};

const withLabel = (minute: MinuteOfMatch, label: Localized, text: Localized): Localized =>
  inEveryLanguage((language) => `${minuteText(minute)} ${label[language]} — ${text[language]}`);

export function describeGoal(book: PhraseBook, scene: GoalScene): Localized {
  const situation = goalSituation(scene);
  const { player, team, opponent } = scene;
  const phrase = book(situation, GOAL_PHRASES[situation]);
  const text = fillPhrase(phrase, { p: player, t: team, o: opponent });
  return withLabel(scene.minute, LABELS[scene.kind], text);
}

/** A card or a missed penalty. */
export function describeOffence(
  book: PhraseBook,
  minute: MinuteOfMatch,
  kind: keyof typeof CARD_PHRASES,
  player: Localized,
  team: Localized,
): Localized {
  const phrase = book(kind, CARD_PHRASES[kind]);
  return withLabel(minute, LABELS[kind], fillPhrase(phrase, { p: player, t: team }));
}

interface KickScene extends Names {
  readonly scored: boolean;
  /** Whether it decides the shoot-out. */
  readonly isLast: boolean;
  /** The kicks that were scored, this one included. */
  readonly home: number;
  readonly away: number;
}

/** A kick of a shoot-out; the side that leads comes first in its score. */
export function describeKick(book: PhraseBook, scene: KickScene): Localized {
  const { scored, isLast, player: p, team: t, opponent: o } = scene;
  const situation = isLast ? (scored ? 'won' : 'lost') : scored ? 'scored' : 'missed';
  const phrase = book(`kick ${situation}`, KICK_PHRASES[situation]);
  return fillPhrase(phrase, { p, t, o, s: same(scoreOfLeader(scene)) });
}
