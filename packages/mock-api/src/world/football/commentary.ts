import { type Words, words } from '../localized.ts';
import type { Side } from '../model.ts';
import { chance } from '../random/random.ts';
import type { MinuteOfMatch } from './clock.ts';

export interface GoalScene {
  readonly id: string;
  readonly minute: MinuteOfMatch;
  readonly kind: 'goal' | 'own-goal' | 'penalty-goal';
  readonly side: Side;
  readonly scorer: Words;
  readonly team: Words;
  readonly home: number;
  readonly away: number;
}

const minuteText = ({ minute, stoppage }: MinuteOfMatch): string =>
  stoppage === undefined ? `${minute}'` : `${minute}+${stoppage}'`;

/** `{p}` the player, `{t}` the team that gains, `{s}` the score after it. */
const phrases: Readonly<Record<string, readonly Words[]>> = {
  opener: [
    words('{p} gives {t} the lead, {s}.', '{p}为{t}首开纪录，{s}。'),
    words('{p} breaks the deadlock for {t}, {s}.', '{p}打破僵局，{t}领先，{s}。'),
    words('{p} strikes first for {t}, {s}.', '{p}先拔头筹，{t}取得领先，{s}。'),
  ],
  ahead: [
    words('{p} puts {t} {s} ahead.', '{p}帮助{t}超出比分，{s}。'),
    words('{p} restores the lead for {t}, {s}.', '{p}让{t}再度领先，{s}。'),
  ],
  level: [
    words('{p} levels for {t}, {s}.', '{p}为{t}扳平比分，{s}。'),
    words('{p} draws {t} level, {s}.', '{p}破门，{t}追平，{s}。'),
  ],
  behind: [
    words('{p} pulls one back for {t}, {s}.', '{p}为{t}扳回一球，{s}。'),
    words('{p} gives {t} hope, {s}.', '{p}进球，{t}看到希望，{s}。'),
  ],
  further: [
    words('{p} makes it {s} for {t}.', '{p}为{t}扩大比分，{s}。'),
    words('{p} adds another for {t}, {s}.', '{p}再下一城，{t}以{s}领先。'),
  ],
};

function sceneOf({ side, home, away }: GoalScene): string {
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  if (own === other) return 'level';
  if (own < other) return 'behind';
  if (own - other > 1) return 'further';
  return other === 0 ? 'opener' : 'ahead';
}

const labels = {
  goal: words('Goal', '进球'),
  'own-goal': words('Own goal', '乌龙球'),
  'penalty-goal': words('Penalty', '点球命中'),
};

export function tellGoal(seed: string, scene: GoalScene): Words {
  const choices = phrases[sceneOf(scene)] as readonly Words[];
  const phrase = choices[Math.floor(chance(seed, 'phrase', scene.id) * choices.length)] as Words;
  const score = `${scene.home}–${scene.away}`;
  const own = words(
    `${scene.scorer.en} turns it into his own net: ${scene.team.en} ${score}.`,
    `${scene.scorer.zh}自摆乌龙，${scene.team.zh}得益，${score}。`,
  );
  const told = scene.kind === 'own-goal' ? own : phrase;
  const fill = (language: 'en' | 'zh') =>
    `${minuteText(scene.minute)} ${labels[scene.kind][language]} — ${told[language]
      .replace('{p}', scene.scorer[language])
      .replace('{t}', scene.team[language])
      .replace('{s}', score)}`;
  return words(fill('en'), fill('zh'));
}

export function tellCard(
  minute: MinuteOfMatch,
  kind: 'yellow' | 'red' | 'second',
  who: Words,
  team: Words,
): Words {
  const at = minuteText(minute);
  switch (kind) {
    case 'yellow':
      return words(
        `${at} Yellow card — ${who.en} (${team.en}) is booked.`,
        `${at} 黄牌 — ${team.zh}的${who.zh}被警告。`,
      );
    case 'second':
      return words(
        `${at} Red card — ${who.en} (${team.en}) goes after a second booking.`,
        `${at} 红牌 — ${team.zh}的${who.zh}两黄变一红，被罚下场。`,
      );
    case 'red':
      return words(
        `${at} Red card — ${who.en} (${team.en}) is sent off.`,
        `${at} 红牌 — ${team.zh}的${who.zh}被直接罚下。`,
      );
  }
}

export function tellMiss(minute: MinuteOfMatch, who: Words, team: Words): Words {
  const at = minuteText(minute);
  return words(
    `${at} Penalty missed — ${who.en} fails from the spot for ${team.en}.`,
    `${at} 点球罚失 — ${team.zh}的${who.zh}未能罚进。`,
  );
}

export function tellKick(who: Words, team: Words, scored: boolean, score: string): Words {
  return scored
    ? words(
        `Shoot-out — ${who.en} scores for ${team.en}, ${score}.`,
        `点球大战 — ${team.zh}的${who.zh}命中，${score}。`,
      )
    : words(
        `Shoot-out — ${who.en} misses for ${team.en}, ${score}.`,
        `点球大战 — ${team.zh}的${who.zh}罚失，${score}。`,
      );
}
