import { prettyPrinter } from './pretty-log.ts';
import { productionPrograms, runSite } from './run-site.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { buildSite } from './site-build.ts';
import { RESTARTS } from './supervise.ts';

const signal = shutdownSignal();
const print = (text: string) => process.stdout.write(text);
/** A person at a terminal reads the address last, and then what goes wrong; programs read every line as JSON. */
const isTerminal = process.stdout.isTTY;
const env = isTerminal ? { LOG_LEVEL: 'warn', ...process.env } : process.env;

async function prepare(): Promise<string | undefined> {
  const onBuild = (path: string) => print(`Building ${path} …\n`);
  const { code, output } = await buildSite(onBuild, { env, signal });
  return code === 0 ? undefined : `${output}\nThe site could not be built: see the output above.`;
}

const announce = (url: string, lines: readonly string[]) =>
  [`Touchline is ready: ${url}`, ...lines, '  Stop it with Ctrl-C.\n'].join('\n');

process.exit(
  await runSite(env, signal, {
    programs: productionPrograms,
    restarts: RESTARTS,
    printerOf: isTerminal ? (name) => prettyPrinter(name, print) : undefined,
    prepare,
    announce,
  }),
);
