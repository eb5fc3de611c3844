import { parseArgs } from 'node:util';
import { RECORDINGS_DIR } from '@touchline/gateway/config-variables';
import { shutdownSignal } from '../site/shutdown-signal.ts';
import { type RecordSiteOptions, recordSite } from './record-site.ts';

const USAGE = `Records the answers of an upstream, to be played by MOCK_RECORDING=NAME npm start.

  npm run record -- --upstream https://api.example.com --name saturday
  npm run record -- --upstream https://api.example.com --name saturday --once

  --upstream URL   the server, including a path prefix if it has one
  --name NAME      the folder below recordings: letters, digits, - and _
  --once           ends when every page has been visited, with exit code 1 if one could not be; without it, it records what
                   you visit until Ctrl-C

It starts the site in front of the upstream and visits every page once in each language. Only public GETs are stored,
without keys, tokens, passwords, cookies and addresses. The end lists what was replaced. Look through the files before you
commit them all the same.
`;

function readOptions(): RecordSiteOptions {
  const { values } = parseArgs({
    options: {
      upstream: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      once: { type: 'boolean', default: false },
    },
  });
  const { upstream, name, once } = values;
  if (!/^[\w-]{1,64}$/.test(name))
    throw new Error(`--name must be 1 to 64 letters, digits, - and _, not '${name}'.`);
  const url = URL.parse(upstream);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--upstream must be a URL such as https://api.example.com, not '${upstream}'.`);
  return {
    upstream: url,
    name,
    recordings: RECORDINGS_DIR,
    isOnce: once,
    env: process.env,
    signal: shutdownSignal(),
    print: (text) => process.stdout.write(text),
  };
}

try {
  process.exit(await recordSite(readOptions()));
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(`${message}\n${message.startsWith('--') ? `\n${USAGE}` : ''}`);
  process.exit(2);
}
