import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';

function setUp() {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { log: createLogger({ level: 'info', destination }), lines };
}

test('secrets are redacted at every depth at which they are logged', () => {
  const { log, lines } = setUp();
  const secrets = {
    authorization: 'Bearer S',
    cookie: 'S',
    'set-cookie': ['S'],
    password: 'S',
    token: 'S',
    accessToken: 'S',
    refreshToken: 'S',
  };
  log.info(secrets);
  log.info({ body: secrets });
  log.info({ call: { headers: secrets } });
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line.match(/\[Redacted\]/g)).toHaveLength(7);
    expect(line).not.toMatch(/"(Bearer )?S"/);
  }
});

test('a request is logged without headers and query, a response with its status only', () => {
  const { log, lines } = setUp();
  const req = { method: 'GET', url: '/a?token=secret', headers: { accept: '*' } };
  log.info({ req, res: { statusCode: 204, body: 'secret' } });
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    req: { method: 'GET', path: '/a' },
    res: { status: 204 },
  });
  expect(lines[0]).not.toMatch(/secret|accept/);
});

test('a fatal line is written at once, and no line is lost when the process exits', () => {
  const file = fileURLToPath(new URL('./create-logger.ts', import.meta.url));
  const program = `
    import { createStdoutLogger } from ${JSON.stringify(file)};
    const log = createStdoutLogger('info');
    for (let n = 0; n < 1000; n += 1) log.info({ n }, 'line');
    log.fatal('the end');
    log.info('after it');
    process.exit(3);`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', program],
    { encoding: 'utf8' },
  );
  expect(status).toBe(3);
  const messages = stdout.trim().split('\n');
  expect(messages).toHaveLength(1002);
  expect(JSON.parse(messages[1001] as string)).toMatchObject({ msg: 'after it' });
});

test('a server goes on when the reader of its log has died', async () => {
  const file = fileURLToPath(new URL('./create-logger.ts', import.meta.url));
  const program = `
    import { createStdoutLogger } from ${JSON.stringify(file)};
    const log = createStdoutLogger('info');
    setInterval(() => { log.fatal('a line'); process.stderr.write('.'); }, 10);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  let dots = 0;
  child.stderr.setEncoding('utf8');
  for await (const text of child.stderr) {
    expect(text).toMatch(/^[.]+$/);
    dots += text.length;
    if (dots >= 20) break;
  }
  expect(dots).toBeGreaterThanOrEqual(20);
  child.kill();
});
