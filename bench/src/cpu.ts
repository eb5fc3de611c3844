import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;

/** The CPU time of a process in seconds; undefined without /proc. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

/** The CPU time of all threads of a process in microseconds: `stat` has ticks of ten milliseconds. */
export async function cpuMicroseconds(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const times = tasks.map(async (task) => {
    // A thread may have ended.
    const text = await readFile(`/proc/${pid}/task/${task}/schedstat`, 'utf8').catch(() => '0');
    return Number(text.split(' ', 1)[0]) / 1000;
  });
  return (await Promise.all(times)).reduce((sum, one) => sum + one, 0);
}

export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}
