import { monitorEventLoopDelay } from 'node:perf_hooks';

// A process without work: its lag is that of the timer and of the machine. As prom-client measures it.
const NS_PER_MS = 1e6;
const lag = monitorEventLoopDelay({ resolution: 10 });
lag.enable();
process.on('message', () => {
  process.send?.(lag.percentile(99) / NS_PER_MS);
  lag.reset();
});
process.send?.('ready');
