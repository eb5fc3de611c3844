import { runSite } from './run-site.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { productionPrograms } from './site.ts';
import { buildSite } from './site-build.ts';
import { type SiteConfig, urlOf } from './site-config.ts';

const signal = shutdownSignal();
const { env } = process;

async function prepare(): Promise<string | undefined> {
  const onBuild = () => process.stdout.write('Building the site …\n');
  const { code, output } = await buildSite(onBuild, { env, signal });
  return code === 0 ? undefined : `${output}\nThe site could not be built: see the output above.`;
}

const announce = ({ gateway, mockApi, env: { UPSTREAM_URL } }: SiteConfig) =>
  [
    `Touchline is ready: ${urlOf(gateway)}`,
    mockApi
      ? `  with the bundled API at ${urlOf(mockApi)} (sign in as demo@touchline.dev, touchline-demo)`
      : `  with the upstream at ${UPSTREAM_URL}`,
    ...(mockApi ? [`  See every page in every state at ${urlOf(gateway)}/worlds`] : []),
    '  Stop it with Ctrl-C.\n',
  ].join('\n');

process.exit(await runSite(env, signal, { programs: productionPrograms, prepare, announce }));
