// Loaded before a server: its wall clock differs from the machine's by what the parent last sent.
const RealDate = Date;
let offsetMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offsetMs);
    else super(...args);
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};

process.on('message', (message) => {
  offsetMs = message.offsetMs;
});
// A parent that was killed leaves no orphans.
process.on('disconnect', () => process.exit());
process.channel?.unref();
