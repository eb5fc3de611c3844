// Loaded before a server, which the parent then breaks by messages.
import { Server } from 'node:http';

const broken = {
  /** By how much its wall clock differs from the machine's. */
  offsetMs: 0,
  /** The operation, by the start of its path, that is answered with 500. */
  failingPath: '',
};

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + broken.offsetMs);
    else super(...args);
  }

  static now() {
    return RealDate.now() + broken.offsetMs;
  }
};

const { emit } = Server.prototype;
Server.prototype.emit = function emitUnlessFailing(event, ...args) {
  const [request, response] = args;
  const isFailing =
    event === 'request' && broken.failingPath && request.url.startsWith(broken.failingPath);
  if (!isFailing) return Reflect.apply(emit, this, [event, ...args]);
  response.writeHead(500).end();
  return true;
};

process.on('message', (message) => Object.assign(broken, message));
process.channel?.unref();
