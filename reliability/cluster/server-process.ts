import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../tools/workspace.ts';
import { OutputTail } from './output-tail.ts';
import { childrenOf, readProc } from './proc.ts';

export interface ServerPlan {
  name: string;
  program: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  uid?: number;
  cwd?: string;
  /** Where it listens, if that is HTTP. */
  origin?: string;
  /** Resolves when the process that has just been started serves. */
  ready?: () => Promise<void>;
}

const KILL_AFTER_MS = 6000;
const RESTART_AFTER_MS = 500;
const KIB_PER_MB = 1024;

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/**
 * Kills the group of the process when this one ends, of whatever cause: programs such as nginx watch no parent, and a frozen
 * one could not. The shell reads the end of a pipe that only this process holds open.
 */
function endWithParent(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const script = 'read -r _; kill -s KILL -- "-$0"';
  const watcher = spawn('sh', ['-c', script, String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => {});
  child.once('exit', () => watcher.kill());
}

/** One process of the cluster. It is started again when it ends by itself, as container engines do. */
export class ServerProcess {
  readonly name: string;
  /** One line for each time the process has ended although nothing had ended it. */
  readonly unexpectedExits: string[] = [];
  readonly origin: string | undefined;
  /** The limit of open files from its next start on; without one the limit of this process. */
  descriptors: number | undefined;
  readonly #plan: ServerPlan;
  #child: ChildProcess;
  #output = new OutputTail();
  /** Whether it is down on purpose. */
  #isHeld = false;

  constructor(plan: ServerPlan) {
    this.name = plan.name;
    this.origin = plan.origin;
    this.#plan = plan;
    this.#child = this.#spawn();
  }

  get pids(): number[] {
    const { pid } = this.#child;
    return pid === undefined || hasExited(this.#child) ? [] : [pid, ...childrenOf(pid)];
  }

  /** Resident memory in MB; 0 where the system does not report it. */
  get memoryMb(): number {
    const [pid, ...children] = this.pids;
    const kib = (id: number | undefined, field: 'VmRSS' | 'RssAnon') =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readProc(`${id}/status`))?.[1] ?? 0);
    // Children share the rest with their parent.
    return children.reduce((sum, id) => sum + kib(id, 'RssAnon'), kib(pid, 'VmRSS')) / KIB_PER_MB;
  }

  get outputTail(): string {
    return this.#output.toString();
  }

  ready(): Promise<void> {
    return this.#plan.ready?.() ?? Promise.resolve();
  }

  /** Ends the process with its children, and keeps it down until `start()`. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.#isHeld = true;
    const child = this.#child;
    if (hasExited(child)) return;
    const exited = once(child, 'exit');
    this.#signal(signal);
    const timer = setTimeout(() => this.#signal('SIGKILL'), KILL_AFTER_MS);
    await exited;
    clearTimeout(timer);
  }

  start(): void {
    this.#isHeld = false;
    if (!hasExited(this.#child)) return;
    this.#child = this.#spawn();
  }

  /** Stops the process with its children, which keep their connections. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  #signal(signal: NodeJS.Signals): void {
    // A parent that is asked to end wants to end its children itself.
    const pids = signal === 'SIGTERM' ? this.pids.slice(0, 1) : this.pids;
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {}
    }
  }

  #command(): [string, ...string[]] {
    const { program, args } = this.#plan;
    if (this.descriptors === undefined) return [program, ...args];
    // The hard limit too: Node raises the soft one up to it.
    return ['bash', '-c', `ulimit -n ${this.descriptors}; exec "$0" "$@"`, program, ...args];
  }

  #spawn(): ChildProcess {
    const { env = process.env, cwd = root, uid } = this.#plan;
    const [program, ...args] = this.#command();
    const child = spawn(program, args, {
      env,
      cwd,
      // Ctrl-C signals the whole process group: the cluster is stopped in its order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid !== undefined && { uid }),
    });
    this.#output = new OutputTail();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => this.#output.add(String(chunk)));
    }
    endWithParent(child);
    child.on('error', (error) => this.#output.add(error.message));
    child.on('exit', (code, signal) => this.#hasEnded(`${code ?? signal}`));
    return child;
  }

  #hasEnded(reason: string): void {
    if (this.#isHeld) return;
    const lastLine = this.outputTail.split('\n').at(-1);
    this.unexpectedExits.push(`${this.name} ended with ${reason}: ${lastLine}`);
    setTimeout(() => {
      if (!this.#isHeld) this.start();
    }, RESTART_AFTER_MS);
  }
}
