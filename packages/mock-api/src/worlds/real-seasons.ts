import { existsSync } from 'node:fs';
import type { History } from '../world/history/history.ts';
import type { SeasonFile } from '../world/history/season-file.ts';
import { lazyAsync } from '../world/lazy.ts';

/** The real seasons of a server: those of the pack, and those of its folder in place of them. */
export interface RealSeasons {
  /** Read by the first world that has real seasons. */
  readonly history: () => Promise<History>;
  /** Reads the folder once, and returns the fault of each season left out. */
  readonly faults: () => Promise<readonly string[]>;
  /** The faults found so far; reads nothing. */
  readonly knownFaults: () => readonly string[];
}

interface FolderOptions {
  readonly folder?: string | undefined;
  /** Called once for each fault. */
  readonly report?: (fault: string) => void;
}

export function realSeasons({ folder, report = () => {} }: FolderOptions = {}): RealSeasons {
  let known: readonly string[] = [];
  const readFolder = lazyAsync(async (): Promise<readonly SeasonFile[]> => {
    if (folder === undefined || !existsSync(folder)) return [];
    const { readSeasonFolder } = await import('../world/season-files/season-folder.ts');
    const { seasons, faults } = await readSeasonFolder(folder);
    known = faults;
    for (const fault of faults) report(`Season left out: ${fault}`);
    return seasons;
  });
  return {
    history: lazyAsync(async () => {
      const { loadHistory } = await import('../world/history/load-history.ts');
      return loadHistory(await readFolder());
    }),
    faults: async () => {
      await readFolder();
      return known;
    },
    knownFaults: () => known,
  };
}
