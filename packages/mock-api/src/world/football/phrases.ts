import texts from '../data/phrases/football.json' with { type: 'json' };

/**
 * Phrases of the commentary. `{p}` is the player, `{t}` the team, `{o}` the opponent,
 * `{r}` the player who goes off. Goals leave out the score, which stands beside the line.
 */
export const GOAL_PHRASES = texts.goal;

export type GoalSituation = keyof typeof GOAL_PHRASES;

export const CARD_PHRASES = texts.card;

/** `{s}` is the score of the shoot-out. */
export const KICK_PHRASES = texts.kick;

export const SUBSTITUTION_PHRASES = texts.substitution;

/** What happens between goals and cards. The statistics count it by its kind: a phrase must not suggest another. */
export const FLOW_PHRASES = texts.flow;

export const PERIOD_PHRASES = texts.period;

/** At the end or the beginning of a part of the match; `{s}` is the score, `{k}` that of the shoot-out. */
export const BOUNDARY_PHRASES = texts.boundary;
