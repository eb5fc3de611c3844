import texts from '../data/phrases/clubs.json' with { type: 'json' };

/**
 * Sentences about a club. `{name}` is the club, `{year}` a year, `{ground}` its ground, `{colours}` its colours, `{emblem}`
 * what its crest shows, `{rival}` another club of its league.
 */
export const ABOUT_PHRASES = {
  sports: {
    founders: texts.sportsFounders,
    ground: texts.grounds,
    glory: texts.glories,
    style: texts.styles,
    colours: texts.colours,
    emblem: texts.emblems,
    rival: texts.rivals,
  },
  esports: {
    founders: texts.esportsFounders,
    ground: [],
    glory: [],
    style: texts.esportsStyles,
    colours: [],
    emblem: texts.emblems.slice(1, 2).concat(texts.emblems.slice(4)),
    rival: texts.rivals.slice(0, 2).concat(texts.rivals.slice(4)),
  },
} as const;
