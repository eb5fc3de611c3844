// Loaded into a child process, by --import, before its program. The channel to the parent closes when the parent has
// died, of whatever cause, even of SIGKILL: the child then ends as it does on a signal.
const GRACE_MS = 4000;

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
});
// The listener alone would keep a program alive that has nothing left to do.
process.channel?.unref();
