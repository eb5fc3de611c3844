import { type Localized, localize, same } from '../localized.ts';
import type { Stage } from '../model.ts';

/** What the text of a round says. */
export interface RoundText {
  /** Rounds with the same key are one stage. */
  readonly key: string;
  readonly name: Localized;
  readonly kind: 'league' | 'group' | 'knockout';
  readonly roundKind?: Stage['roundKind'];
  /** Letter of a group; matches of a group stage without one are grouped by who meets whom. */
  readonly group?: string;
  /** Number of a round of a league or a group. */
  readonly matchday?: number;
}

const REGULAR = localize('Regular season', '常规赛', 'Liga regular');
const GROUPS = localize('Group stage', '小组赛', 'Fase de grupos');

type RoundName = readonly [Localized, Stage['roundKind']?];

const KNOCKOUTS: Readonly<Record<string, RoundName>> = {
  Final: [localize('Final', '决赛', 'Final'), 'final'],
  Semifinals: [localize('Semi-finals', '半决赛', 'Semifinales'), 'semi-final'],
  Quarterfinals: [localize('Quarter-finals', '四分之一决赛', 'Cuartos de final'), 'quarter-final'],
  'Round of 16': [localize('Round of 16', '十六强', 'Octavos de final'), 'round-of-16'],
  'Round of 32': [localize('Round of 32', '三十二强', 'Dieciseisavos de final'), 'round-of-32'],
  Playoffs: [localize('Play-offs', '附加赛', 'Eliminatorias')],
  'Semi-Final': [localize('Semi-finals', '半决赛', 'Semifinales'), 'semi-final'],
  'Elimination Final': [localize('Elimination finals', '淘汰赛', 'Eliminatorias')],
  Reclassification: [localize('Reclassification', '复活赛', 'Reclasificación')],
};

const PHASES: Readonly<Record<string, Localized>> = {
  Championship: localize('Championship round', '争冠组', 'Fase por el título'),
  'Playoffs - Championship': localize('Championship round', '争冠组', 'Fase por el título'),
  'Playoff I': localize('Championship round', '争冠组', 'Fase por el título'),
  Relegation: localize('Relegation round', '保级组', 'Fase por la permanencia'),
  'Playoffs - Relegation': localize('Relegation round', '保级组', 'Fase por la permanencia'),
  Europe: localize('European play-offs', '欧战附加赛', 'Eliminatorias europeas'),
  'Europa League Finals': localize('European play-offs', '欧战附加赛', 'Eliminatorias europeas'),
  'Europa League': localize('European play-offs', '欧战附加赛', 'Eliminatorias europeas'),
  'ECL Playoffs': localize('European play-offs', '欧战附加赛', 'Eliminatorias europeas'),
  'ECL Playoff': localize('European play-offs', '欧战附加赛', 'Eliminatorias europeas'),
  Apertura: same('Apertura'),
  Clausura: same('Clausura'),
  'Apertura Playoffs': localize('Apertura play-offs', 'Apertura 季后赛', 'Liguilla del Apertura'),
  'Clausura Playoffs': localize('Clausura play-offs', 'Clausura 季后赛', 'Liguilla del Clausura'),
  Qualifying: localize('Qualifying', '资格赛', 'Fase previa'),
  Playoffs: localize('Play-offs', '附加赛', 'Eliminatorias'),
  Playoff: localize('Promotion play-offs', '升级附加赛', 'Eliminatorias de ascenso'),
  Aufstieg: localize('Promotion play-offs', '升级附加赛', 'Eliminatorias de ascenso'),
  Playout: localize('Relegation play-off', '保级附加赛', 'Eliminatoria por la permanencia'),
};

/** Phases that say no more than their rounds. */
const PLAIN_PHASES = new Set(['Finals', 'Regular', 'League']);

const joined = (phase: Localized | undefined, part: Localized): Localized =>
  phase
    ? localize(`${phase.en}: ${part.en}`, `${phase.zh}：${part.zh}`, `${phase.es}: ${part.es}`)
    : part;

function roundName(part: string): RoundName {
  const [, no] = /round (\d+)$/i.exec(part) ?? [];
  const numbered = no && localize(`Round ${no}`, `第${no}轮`, `Ronda ${no}`);
  return KNOCKOUTS[part] ?? [numbered || same(part)];
}

const keyOf = (...parts: readonly string[]): string =>
  parts
    .join(' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

/** Reads `Matchday 3`, `3. Round`, `Group A`, `Championship, Matchday 3`, `Finals, Semifinals`. */
export function readRound(text: string): RoundText {
  const comma = text.lastIndexOf(', ');
  const phaseText = comma < 0 ? '' : text.slice(0, comma);
  const part = text.slice(comma < 0 ? 0 : comma + 2);
  const phase = PLAIN_PHASES.has(phaseText) ? '' : phaseText;
  const phaseName = phase === '' ? undefined : (PHASES[phase] ?? same(phase));
  const [, matchday, ordinal] = /^(?:Matchday (\d+)|(\d+)\. Round)$/.exec(part) ?? [];
  const no = Number(matchday ?? ordinal ?? 0);
  const [, group] = /^Group ([A-Z])$/.exec(part) ?? [];
  if (group) return { key: 'groups', name: GROUPS, kind: 'group', group };
  if (no && phase === 'Group') return { key: 'groups', name: GROUPS, kind: 'group', matchday: no };
  // The two legs of one round.
  if (no && phase === 'Playoffs') {
    return { key: 'play-offs', name: phaseName as Localized, kind: 'knockout' };
  }
  if (no) {
    const key = phase === '' ? 'league' : keyOf(phase);
    return { key, name: phaseName ?? REGULAR, kind: 'league', matchday: no };
  }
  const [name, roundKind] = roundName(part);
  const isPlainPart = part === phase;
  return {
    key: keyOf(phase, part) || 'play-offs',
    name: isPlainPart ? name : joined(phaseName, name),
    kind: 'knockout',
    // The final of a phase is not that of the season.
    ...(roundKind && phase === '' && { roundKind }),
  };
}
