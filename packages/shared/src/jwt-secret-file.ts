import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MIN_LENGTH = 16;

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const secret = text?.trim();
  // An empty or short secret would make tokens easy to forge.
  if (secret !== undefined && secret.length < MIN_LENGTH)
    throw new Error(
      `${file} must hold a secret of at least ${MIN_LENGTH} characters; delete it, and the mock API creates a new one at its next start.`,
    );
  return secret;
}

/** Writes a draft and links it into place: of several processes one wins, and none reads half a secret. */
async function createSecret(file: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'jwt-secret');

export const hasJwtSecret = (dataDir: string): boolean => existsSync(fileIn(dataDir));

/** The secret that the mock API signs tokens with, in `<dataDir>/jwt-secret`; `undefined` if there is no file. */
export const readJwtSecret = (dataDir: string): Promise<string | undefined> =>
  readSecret(fileIn(dataDir));

export async function readOrCreateJwtSecret(dataDir: string): Promise<string> {
  const file = fileIn(dataDir);
  const existing = await readSecret(file);
  if (existing) return existing;
  await createSecret(file, dataDir);
  const created = await readSecret(file);
  if (!created) throw new Error(`${file} was deleted during the start; start again.`);
  return created;
}
