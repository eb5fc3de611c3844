import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  type FollowingPart,
  MomentProvider,
  useAtHandle,
  useMomentStore,
  useMoveWithHandle,
  useShown,
} from '../src/state/clock/replayed-moment.tsx';
import { aMatch } from './a-match.ts';

afterEach(cleanup);

const present = aMatch({ statusId: 'FINISHED' });
const momentAt = (now: number) => ({ now, match: present });

let store: ReturnType<typeof useMomentStore>;
let renders: string[] = [];

function Slider() {
  store = useMomentStore();
  return null;
}

function Part({ name, part }: { name: string; part?: FollowingPart }) {
  renders.push(name);
  const { pausedAt = 'present' } = useShown(present, part);
  return <p data-testid={name}>{pausedAt}</p>;
}

function Score() {
  renders.push('score');
  return <b>{useAtHandle((moment) => Math.floor((moment?.now ?? 0) / 100))}</b>;
}

function Knob() {
  const knob = useRef<HTMLElement>(null);
  const share = useMoveWithHandle(knob, (moment) => (moment?.now ?? 1000) / 1000);
  return <i ref={knob}>{share}</i>;
}

function open() {
  render(
    <MomentProvider>
      <Slider />
      <Part name="board" part="board" />
      <Part name="table" part="standing" />
      <Part name="news" />
      <Score />
      <Knob />
    </MomentProvider>,
  );
  renders = [];
}

const shown = () =>
  ['board', 'table', 'news'].map((name) => screen.getByTestId(name).textContent).join(' ');

test('a handle that moves renders what keeps up with it only when that changes, and nothing else', () => {
  open();
  for (const now of [110, 150, 190, 210]) act(() => store.move(momentAt(now), true));
  expect(renders).toEqual(['score', 'score']);
  expect(document.querySelector('b')?.textContent).toBe('2');
  expect(shown()).toBe('present present present');
});

test('while it is dragged the parts in the window follow, and all once it is let go', () => {
  open();
  act(() => {
    store.move(momentAt(110), true);
    store.follow(['board', 'standing']);
  });
  expect(shown()).toBe('110 110 present');
  act(() => {
    store.move(momentAt(150), true);
    store.follow(['board']);
  });
  expect(shown()).toBe('150 110 present');
  act(() => {
    store.move(momentAt(190));
    store.follow();
  });
  expect(shown()).toBe('190 190 190');
  act(() => {
    store.move(undefined);
    store.follow();
  });
  expect(shown()).toBe('present present present');
});

test('the knob stays as it was rendered, and is moved by a transform', () => {
  open();
  const knob = document.querySelector('i') as HTMLElement;
  act(() => store.move(momentAt(250)));
  expect([knob.textContent, knob.style.transform]).toEqual(['1', 'translateX(-75%)']);
  act(() => store.move(undefined));
  expect([knob.textContent, knob.style.transform]).toEqual(['1', '']);
});
