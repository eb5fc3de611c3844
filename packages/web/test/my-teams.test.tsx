import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Match, Standing } from '@touchline/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSendCall, type SendCall } from '../src/api/send-call.ts';
import { MyFeed } from '../src/features/matches/alerts/my-feed.tsx';
import { finalPlace } from '../src/features/tournaments/final-place.ts';
import PickClubs from '../src/pages/home/my-teams/pick-clubs.tsx';
import { TeamCards } from '../src/pages/home/my-teams/team-cards.tsx';
import { loadFavouritesAtom, toggleFavouriteAtom } from '../src/state/favourites/favourites.ts';
import { aMatch } from './a-match.ts';
import { fetchData, mockApi } from './mock-api.ts';
import { aSession } from './session.tsx';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const match = aMatch();
const { homeTeam, awayTeam } = match;
const ok = (data: unknown) => ({ kind: 'ok', data });
const failed = { kind: 'failed', status: 503 };
/** For the tables and news of the cards. */
const lacking = { kind: 'not-found' };
const answering = (answer: (path: string, query: Record<string, unknown>) => unknown) =>
  (async ({ path, params }: Parameters<SendCall>[0]) =>
    answer(path, (params.query ?? {}) as Record<string, unknown>)) as unknown as SendCall;

async function cardsOf(answer: Parameters<typeof answering>[0]) {
  const { Around } = await aSession('en', answering(answer));
  const teamIds = [homeTeam.id, awayTeam.id];
  render(<TeamCards teamIds={teamIds} live={[]} onPick={() => {}} />, { wrapper: Around });
}

test('SYS-7 teams of which nothing could be loaded are one failure, which is tried again', async () => {
  let isUp = false;
  await cardsOf((path) => (!isUp ? failed : path.includes('/teams/') ? ok([match]) : lacking));
  await screen.findByText('Couldn’t load teams');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('SYS-7 the card of a team that could not be loaded says so beside the others', async () => {
  await cardsOf((path, { teamId }) =>
    path.includes('/teams/') ? (teamId === awayTeam.id ? failed : ok([match])) : lacking,
  );
  await screen.findByText('Couldn’t load this team');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('MYT-2 teams without a match here are explained', async () => {
  await cardsOf(() => lacking);
  await screen.findByText('Your clubs have no matches here.');
});

test('MYT-2 TRN-7 in one live minute a card has the place of the table and the score of the list', async () => {
  const now = Date.UTC(2026, 10, 22, 15, 30);
  const api = mockApi(now);
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100');
  const [one] = live.filter(({ tournament, tie }) => tournament.sportType === 'football' && !tie);
  const { tournament, homeTeam, awayTeam } = one as Match;
  const table = `/tournaments/table?tournamentId=${tournament.id}&matches=started`;
  const place = finalPlace(await fetchData<Standing>(api, table), homeTeam.id)?.place;
  const onFailure = () => {};
  const sendCall = createSendCall({ origin: 'http://site.test', fetch: api, onFailure });
  const { Around } = await aSession('en', sendCall);
  render(<TeamCards teamIds={[homeTeam.id]} live={[]} onPick={() => {}} />, { wrapper: Around });
  const card = (await screen.findByRole('heading', { level: 3 })).closest('li');
  await waitFor(() => {
    expect(card?.textContent).toMatch(
      new RegExp(`${place}(st|nd|rd|th) in the ${tournament.name}`),
    );
    expect(card?.textContent).toMatch(new RegExp(`${homeTeam.score}.?–.?${awayTeam.score}`));
  });
});

test('SYS-7 the feed is not quiet while it loads, or when it could not be loaded', async () => {
  let answerUpcoming = (_: unknown) => {};
  const upcoming = new Promise((resolve) => {
    answerUpcoming = resolve;
  });
  const { session, Around } = await aSession(
    'en',
    answering((path) => (path.endsWith('/upcoming') ? upcoming : ok([]))),
  );
  session.store.set(toggleFavouriteAtom, `team/${homeTeam.id}`);
  render(<MyFeed />, { wrapper: Around });
  await screen.findByText(/^Loading/);
  await waitFor(() => expect(screen.queryByText(/^Nothing new/)).toBeNull());
  answerUpcoming(failed);
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/^Nothing new/)).toBeNull();
});

const country = { id: 'co-eng', name: 'England' };
const ranked = ['One', 'Two', 'Three'].map((word, at) => ({
  id: `te-${at}`,
  name: `City ${word}`,
  logo: '',
  country,
  sportType: 'football',
}));
const item = (id: string, en: string) => ({ id, en, country: 'co-eng', sportType: 'football' });
const index = {
  countries: [{ id: 'co-eng', en: 'England' }],
  teams: [item('te-9', 'City Far'), ...ranked.map(({ id, name }) => item(id, name))],
  tournaments: [],
  pinyin: {},
};

async function openPicker(stars: readonly string[], clubs: unknown = ranked) {
  const { session, Around } = await aSession(
    'en',
    answering((path) => ok(path.includes('index') ? index : clubs)),
  );
  session.store.set(loadFavouritesAtom);
  for (const id of stars) session.store.set(toggleFavouriteAtom, `team/${id}`);
  render(<PickClubs count={stars.length} onClose={() => {}} />, { wrapper: Around });
}

const clubs = () => screen.queryAllByRole('listitem').map((club) => club.textContent);

test('MYT-1 starred clubs come first, those that are not ranked too, and keep their place when they are unstarred', async () => {
  await openPicker(['te-9', 'te-2']);
  await screen.findByText('City Far');
  const first = ['City FarEngland', 'City ThreeEngland', 'City OneEngland', 'City TwoEngland'];
  expect(clubs()).toEqual(first);
  await userEvent.click(screen.getByRole('button', { name: /City Far/ }));
  await userEvent.click(screen.getByRole('button', { name: /City Two/ }));
  expect(clubs()).toEqual(first);
});

test('MYT-1 found clubs keep their place when one of them is starred', async () => {
  await openPicker([]);
  await userEvent.type(screen.getByRole('searchbox'), 'city');
  await screen.findByText('City Far');
  const before = clubs();
  await userEvent.click(screen.getAllByRole('button', { pressed: false }).at(-1) as HTMLElement);
  expect(clubs()).toEqual(before);
});

test('MYT-1 an upstream that ranks no clubs is not a search without result', async () => {
  await openPicker([], []);
  await screen.findByText('No teams available');
});
