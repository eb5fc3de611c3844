import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

async function present(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes aside and links into place: whoever comes second finds a whole secret, never half of one. */
async function create(file: string, dataDir: string): Promise<void> {
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
}

/** The secret that the bundled API signs with; made here where that is allowed and nobody has yet. */
export async function secretFromFile(dataDir: string, mayCreate: boolean): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const kept = await present(file);
  if (kept) return kept;
  if (mayCreate) await create(file, dataDir);
  const made = await present(file);
  if (made) return made;
  throw new Error(
    'JWT_SECRET, JWT_PUBLIC_KEY or JWKS_URL must be set: without one no token of this upstream can be verified.',
  );
}
