import type account from './en/account.json';
import type alerts from './en/alerts.json';
import type article from './en/article.json';
import type auth from './en/auth.json';
import type core from './en/core.json';
import type detail from './en/detail.json';
import type head from './en/head.json';
import type info from './en/info.json';
import type keys from './en/keys.json';
import type moment from './en/moment.json';
import type multiview from './en/multiview.json';
import type news from './en/news.json';
import type offer from './en/offer.json';
import type parts from './en/parts.json';
import type players from './en/players.json';
import type positions from './en/positions.json';
import type predictions from './en/predictions.json';
import type realDays from './en/real-days.json';
import type replay from './en/replay.json';
import type search from './en/search.json';
import type spoilers from './en/spoilers.json';
import type teams from './en/teams.json';
import type tournaments from './en/tournaments.json';

/** The texts of the site by i18next namespaces, each fetched with the first page that needs it. */
export interface English {
  /** Every page has them. */
  core: typeof core;
  account: typeof account;
  alerts: typeof alerts;
  article: typeof article;
  auth: typeof auth;
  detail: typeof detail;
  /** Descriptions that search engines read in the document: the browser does not load them. */
  head: typeof head;
  info: typeof info;
  keys: typeof keys;
  /** The link to a moment of a match, and the picture card of a match. */
  moment: typeof moment;
  multiview: typeof multiview;
  news: typeof news;
  /** Offers a language to a browser that prefers it, in that language. */
  offer: typeof offer;
  /** Parts of a match page that are fetched after it: facts, meetings, line-ups and statistics. */
  parts: typeof parts;
  players: typeof players;
  /** Positions and roles of players, in the texts of their pages and of a match's parts. */
  positions: typeof positions;
  predictions: typeof predictions;
  /** No sentence says how a match ends. */
  'real-days': typeof realDays;
  /** What the handle of a match adds to its page. */
  replay: typeof replay;
  /** A page is found by the synonyms of `also`; a title by its id too. */
  search: typeof search;
  spoilers: typeof spoilers;
  teams: typeof teams;
  tournaments: typeof tournaments;
}

export type Namespace = keyof English;
