// Runs Node with the given arguments, in the process group that this process leads. When the parent has died, of whatever
// cause, the pipe to standard input closes, and the whole group ends: a script's shell and programs watch no parent.
import { spawn } from 'node:child_process';

const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'inherit'],
});
child.once('exit', (code) => process.exit(code ?? 1));
const end = () =>
  process.platform === 'win32' ? child.kill() : process.kill(-process.pid, 'SIGKILL');
process.stdin.once('close', end).resume();
