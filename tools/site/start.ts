import { runSite } from './run-site.ts';
import { toldToStop } from './shutdown-signal.ts';
import { served } from './site.ts';
import { type Site, urlOf } from './site-config.ts';
import { buildWeb } from './web-build.ts';

const signal = toldToStop();
const { env } = process;

async function prepare(): Promise<string | undefined> {
  const onBuild = () => process.stdout.write('Building the site …\n');
  const { code, output } = await buildWeb(onBuild, { env, signal });
  return code === 0 ? undefined : `${output}\nThe site could not be built.`;
}

const announce = ({ gateway, mockApi, env: { UPSTREAM_URL } }: Site) =>
  [
    `Touchline is ready: ${urlOf(gateway)}`,
    mockApi
      ? `  with the bundled API at ${urlOf(mockApi)} (sign in as demo@touchline.dev, touchline-demo)`
      : `  with the upstream at ${UPSTREAM_URL}`,
    ...(mockApi ? [`  Any state of any screen: ${urlOf(gateway)}/worlds`] : []),
    '  Ctrl-C ends it.\n',
  ].join('\n');

process.exit(await runSite(env, signal, { programs: served, prepare, announce }));
