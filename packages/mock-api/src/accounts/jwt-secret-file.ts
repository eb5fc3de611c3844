import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MIN_LENGTH = 16;
const LOCK_CHECKS = 20;
const LOCK_CHECK_MS = 25;

const ignoring = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoring('ENOENT'));
  const secret = text?.trim();
  // A file that power failed to fill is as good as none.
  if (!secret) return undefined;
  // A short secret would make tokens easy to forge.
  if (secret.length < MIN_LENGTH)
    throw new Error(
      `${file} must hold a secret of at least ${MIN_LENGTH} characters; delete it, and the mock API creates a new one at its next start.`,
    );
  return secret;
}

async function writeDraft(draft: string): Promise<void> {
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a new name in the folder outlast a power failure. Windows cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Links to an existing name fail, so that one of several processes wins. */
const linked = (draft: string, name: string): Promise<boolean> =>
  link(draft, name).then(
    () => true,
    (error) => ignoring('EEXIST')(error) ?? false,
  );

/** Replaces an empty file, by one process at a time: each would take its own secret for the one that counts. */
async function replaceEmpty(draft: string, file: string): Promise<void> {
  const lock = `${file}.lock`;
  for (let check = 0; !(await linked(draft, lock)); check += 1) {
    if (await readSecret(file)) return;
    // Its process has ended in between.
    if (check === LOCK_CHECKS) await rm(lock, { force: true });
    await sleep(LOCK_CHECK_MS);
  }
  if (!(await readSecret(file))) await rename(draft, file);
  await rm(lock, { force: true });
}

/** Writes a draft and moves it into place: of several processes one wins, and none reads half a secret. */
async function createSecret(file: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeDraft(draft);
    if (!(await linked(draft, file)) && !(await readSecret(file))) await replaceEmpty(draft, file);
    await syncFolder(dataDir);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The secret of the mock API, in `<dataDir>/jwt-secret`. */
export async function readOrCreateJwtSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const existing = await readSecret(file);
  if (existing) return existing;
  await createSecret(file, dataDir);
  const created = await readSecret(file);
  if (!created) throw new Error(`${file} was deleted during the start; start again.`);
  return created;
}
