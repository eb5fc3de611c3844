import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SHORTEST = 16;

/** Whoever signs with nothing lets everybody sign. */
async function secretIn(file: string): Promise<string> {
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < SHORTEST)
    throw new Error(`${file} holds no secret; delete it, and one is made.`);
  return secret;
}

/**
 * The key that access tokens are signed with, made once and kept in `<dataDir>/jwt-secret`. The
 * gateway verifies with the same file: whoever comes first makes it, by a link that cannot
 * replace another, and both read what is there then.
 */
export async function keptJwtSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const present = await secretIn(file).catch(() => undefined);
  if (present) return present;

  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return secretIn(file);
}
