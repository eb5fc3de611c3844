import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/workspace.ts';

export interface BalancerPorts {
  site: number;
  api: number;
  gateways: number[];
  apis: number[];
}

const CONNECTIONS = 32_768;
/** Ten thousand streams take two descriptors each, which is more than many systems let one process have. */
const WORKERS = 2;

const SKIPPED_WHEN_FAILED = ['max_fails=1 fail_timeout=2s', 'max_fails=0 backup'];

/** As docker-compose.yml has them. */
const servers = (ports: number[], each = SKIPPED_WHEN_FAILED) =>
  each.flatMap((one) => ports.map((port) => `server 127.0.0.1:${port} ${one};`)).join(' ');

/** Writes nginx's configuration, with the template that is deployed, and returns its file. */
export function writeBalancerConfig(
  folder: string,
  ports: BalancerPorts,
  log = 'stderr crit',
): string {
  const values: Record<string, string> = {
    RESOLVER: '',
    // Each worker accepts its part of the connections.
    SITE_PORT: `127.0.0.1:${ports.site} reuseport`,
    API_PORT: `127.0.0.1:${ports.api}`,
    GATEWAYS: servers(ports.gateways),
    STREAM_GATEWAYS: servers(ports.gateways, ['max_fails=0']),
    APIS: servers(ports.apis),
    // All visitors of a soak have one address.
    REQUESTS_PER_SECOND: '100000',
    CONNECTIONS: String(CONNECTIONS),
  };
  const template = readFileSync(join(root, 'deploy/balancer.conf.template'), 'utf8');
  const filled = template.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // The workers of a root would have another user, who may not write into the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'balancer.conf');
  writeFileSync(
    file,
    `daemon off; ${user} worker_processes ${WORKERS}; pid ${folder}/nginx.pid; error_log ${log};
events { worker_connections ${CONNECTIONS}; }
http { access_log off; ${temporary}
${filled} }`,
  );
  return file;
}
