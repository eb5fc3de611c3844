import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { loadFavouritesAtom, toggleFavouriteAtom } from './favourites.ts';
import { answerClubsAtom, myTeamIdsAtom, myTeamsAtom } from './my-teams.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function opened() {
  const store = createStore();
  store.set(loadFavouritesAtom);
  return store;
}

test('MYT-1 a first visit is asked for clubs, until it picks one or declines, and never again', () => {
  expect(createStore().get(myTeamsAtom)).toBeUndefined();
  const store = opened();
  expect(store.get(myTeamsAtom)).toBe('ask');
  store.set(answerClubsAtom);
  expect(store.get(myTeamsAtom)).toBe('none');
  expect(opened().get(myTeamsAtom)).toBe('none');
});

test('MYT-1 where storage is blocked there is no question, which could not keep an answer', () => {
  const getItem = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem, clear: () => {} });
  expect(opened().get(myTeamsAtom)).toBe('none');
});

test('MYT-1 to pick a club is to star it: with a starred team there is no question', () => {
  const store = opened();
  store.set(toggleFavouriteAtom, 'match/ma-eng1-26-12-3');
  expect(store.get(myTeamsAtom)).toBe('ask');
  store.set(toggleFavouriteAtom, 'team/te-eng-7');
  store.set(toggleFavouriteAtom, 'team/te-eng-1');
  expect(store.get(myTeamsAtom)).toBe('teams');
  expect(opened().get(myTeamIdsAtom)).toEqual(['te-eng-7', 'te-eng-1']);
});
