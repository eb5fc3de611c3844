import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { closeOnSignals } from './close-on-signals.ts';

function aProcess() {
  const close = vi.fn();
  const exit = vi.fn();
  const program = Object.assign(new EventEmitter(), { exit });
  let now = 0;
  closeOnSignals(close, program as unknown as NodeJS.Process, () => now);
  const signal = (name: NodeJS.Signals, at: number) => {
    now = at;
    program.emit(name);
  };
  return { close, exit, signal };
}

test('signals within a second are one, from which a process closes in its own time', () => {
  const { close, exit, signal } = aProcess();
  signal('SIGINT', 5000);
  signal('SIGTERM', 5020);
  signal('SIGHUP', 6000);
  expect(close).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
});

test('a later signal ends the process at once', () => {
  const { close, exit, signal } = aProcess();
  signal('SIGTERM', 5000);
  signal('SIGTERM', 6001);
  expect(close).toHaveBeenCalledOnce();
  expect(exit).toHaveBeenCalledWith(1);
});
