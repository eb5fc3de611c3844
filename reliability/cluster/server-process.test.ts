import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readProc } from './proc.ts';
import { type ServerPlan, ServerProcess } from './server-process.ts';

const WAIT = { timeout: 10_000 };

function startNode(script: string, { args = [], ...plan }: Partial<ServerPlan> = {}) {
  const server = new ServerProcess({
    name: 'a server',
    program: process.execPath,
    args: [...args, '--eval', script],
    ...plan,
  });
  onTestFinished(() => server.end('SIGKILL'));
  return server;
}

test('a server has other descriptors from its next start on', async () => {
  const server = startNode(
    'const { soft } = process.report.getReport().userLimits.open_files; console.log("<" + soft + ">"); setInterval(() => {}, 1000)',
  );
  await vi.waitFor(() => expect(server.outputTail).toMatch(/<\w+>/), WAIT);
  for (const descriptors of [300, undefined]) {
    server.descriptors = descriptors;
    await server.end('SIGKILL');
    server.start();
    await vi.waitFor(() => expect(server.outputTail).toMatch(/<\w+>/), WAIT);
    expect(server.outputTail.includes('<300>')).toBe(descriptors === 300);
  }
});

/** A zombie has ended, though nobody has read its status yet. */
const isRunning = (pid: number) => {
  const [, state = ''] = /\) (\w) [^)]*$/.exec(readProc(`${pid}/stat`)) ?? [];
  return state !== '' && !'ZX'.includes(state);
};

test('a program and its children end with a parent that is killed, even while they are frozen', async () => {
  const file = join(import.meta.dirname, 'server-process.ts');
  const script = `
    import { ServerProcess } from ${JSON.stringify(file)};
    const args = ['-c', 'sleep 300 & wait'];
    const server = new ServerProcess({ name: 'a server', program: 'sh', args });
    const timer = setInterval(() => {
      if (server.pids.length < 2) return;
      clearInterval(timer);
      server.freeze();
      console.log(server.pids.join());
    }, 50);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  onTestFinished(() => void parent.kill('SIGKILL'));
  let output = '';
  parent.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await vi.waitFor(() => expect(output).toContain('\n'), WAIT);
  const pids = output.split(',').map(Number);
  onTestFinished(() => {
    for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(pids.map(isRunning)).toEqual([true, true]);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), WAIT);
});
