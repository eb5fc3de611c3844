// Loaded into each process of the site, by --import, before its program: reports to the parent that the event loop runs,
// and whether a debugger may stop it.
import inspector from 'node:inspector';

const everyMs = Number(process.env.BEAT_MS ?? 1000);

function beat() {
  if (process.connected) process.send({ isInspected: inspector.url() !== undefined }, () => {});
}

beat();
setInterval(beat, everyMs).unref();
