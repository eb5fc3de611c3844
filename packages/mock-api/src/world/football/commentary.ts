import { type Localized, localize } from '../localized.ts';
import type { Side } from '../model.ts';
import { atShare } from '../random/distributions.ts';
import { chance } from '../random/random.ts';
import type { MinuteOfMatch } from './clock.ts';

export interface GoalScene {
  readonly id: string;
  readonly minute: MinuteOfMatch;
  readonly kind: 'goal' | 'own-goal' | 'penalty-goal';
  readonly side: Side;
  readonly scorer: Localized;
  readonly team: Localized;
  readonly home: number;
  readonly away: number;
}

const minuteText = ({ minute, stoppage }: MinuteOfMatch): string =>
  stoppage === undefined ? `${minute}'` : `${minute}+${stoppage}'`;

/** `{p}` is the scorer, `{t}` the team that gets the goal, `{s}` the new score. */
const GOAL_PHRASES: Readonly<Record<string, readonly Localized[]>> = {
  opener: [
    localize('{p} gives {t} the lead, {s}.', '{p}为{t}首开纪录，{s}。'),
    localize('{p} breaks the deadlock for {t}, {s}.', '{p}打破僵局，{t}领先，{s}。'),
    localize('{p} strikes first for {t}, {s}.', '{p}先拔头筹，{t}取得领先，{s}。'),
  ],
  ahead: [
    localize('{p} puts {t} {s} ahead.', '{p}帮助{t}超出比分，{s}。'),
    localize('{p} restores the lead for {t}, {s}.', '{p}让{t}再度领先，{s}。'),
  ],
  level: [
    localize('{p} levels for {t}, {s}.', '{p}为{t}扳平比分，{s}。'),
    localize('{p} draws {t} level, {s}.', '{p}破门，{t}追平，{s}。'),
  ],
  behind: [
    localize('{p} pulls one back for {t}, {s}.', '{p}为{t}扳回一球，{s}。'),
    localize('{p} gives {t} hope, {s}.', '{p}进球，{t}看到希望，{s}。'),
  ],
  further: [
    localize('{p} makes it {s} for {t}.', '{p}为{t}扩大比分，{s}。'),
    localize('{p} adds another for {t}, {s}.', '{p}再下一城，{t}以{s}领先。'),
  ],
};

function goalSituation({ side, home, away }: GoalScene): string {
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  if (own === other) return 'level';
  if (own < other) return 'behind';
  if (own - other > 1) return 'further';
  return other === 0 ? 'opener' : 'ahead';
}

const GOAL_LABELS = {
  goal: localize('Goal', '进球'),
  'own-goal': localize('Own goal', '乌龙球'),
  'penalty-goal': localize('Penalty', '点球命中'),
};

export function describeGoal(seed: string, scene: GoalScene): Localized {
  const choices = GOAL_PHRASES[goalSituation(scene)] as readonly Localized[];
  const phrase = atShare(choices, chance(seed, 'phrase', scene.id));
  const score = `${scene.home}–${scene.away}`;
  const ownGoal = localize(
    `${scene.scorer.en} turns it into his own net: ${scene.team.en} ${score}.`,
    `${scene.scorer.zh}自摆乌龙，${scene.team.zh}得益，${score}。`,
  );
  const template = scene.kind === 'own-goal' ? ownGoal : phrase;
  const fill = (language: 'en' | 'zh') =>
    `${minuteText(scene.minute)} ${GOAL_LABELS[scene.kind][language]} — ${template[language]
      .replace('{p}', scene.scorer[language])
      .replace('{t}', scene.team[language])
      .replace('{s}', score)}`;
  return localize(fill('en'), fill('zh'));
}

export function describeCard(
  minute: MinuteOfMatch,
  kind: 'yellow' | 'red' | 'second',
  player: Localized,
  team: Localized,
): Localized {
  const at = minuteText(minute);
  switch (kind) {
    case 'yellow':
      return localize(
        `${at} Yellow card — ${player.en} (${team.en}) is booked.`,
        `${at} 黄牌 — ${team.zh}的${player.zh}被警告。`,
      );
    case 'second':
      return localize(
        `${at} Red card — ${player.en} (${team.en}) goes after a second booking.`,
        `${at} 红牌 — ${team.zh}的${player.zh}两黄变一红，被罚下场。`,
      );
    case 'red':
      return localize(
        `${at} Red card — ${player.en} (${team.en}) is sent off.`,
        `${at} 红牌 — ${team.zh}的${player.zh}被直接罚下。`,
      );
  }
}

export function describeMissedPenalty(
  minute: MinuteOfMatch,
  player: Localized,
  team: Localized,
): Localized {
  const at = minuteText(minute);
  return localize(
    `${at} Penalty missed — ${player.en} fails from the spot for ${team.en}.`,
    `${at} 点球罚失 — ${team.zh}的${player.zh}未能罚进。`,
  );
}

export function describeShootoutKick(
  player: Localized,
  team: Localized,
  scored: boolean,
  score: string,
): Localized {
  return scored
    ? localize(
        `Shoot-out — ${player.en} scores for ${team.en}, ${score}.`,
        `点球大战 — ${team.zh}的${player.zh}命中，${score}。`,
      )
    : localize(
        `Shoot-out — ${player.en} misses for ${team.en}, ${score}.`,
        `点球大战 — ${team.zh}的${player.zh}罚失，${score}。`,
      );
}
