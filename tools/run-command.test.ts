import { expect, test } from 'vitest';
import { run } from './run-command.ts';

test('a command that does not exist fails with its name', async () => {
  expect(await run('no-such-command', [])).toEqual({
    code: 1,
    output: expect.stringContaining('no-such-command'),
  });
});

test('the output of a command is passed on while it runs, and returned', async () => {
  const seen: string[] = [];
  const script = "process.stdout.write('✓ one\\n✓ t');setTimeout(() => console.log('wo'), 50)";
  const onOutput = (text: string) => seen.push(text);
  const { output } = await run(process.execPath, ['-e', script], { onOutput });
  expect(seen).toEqual(['✓ one\n✓ t', 'wo\n']);
  expect(output).toBe('✓ one\n✓ two\n');
});
