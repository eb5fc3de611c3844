import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Connections that are open at once. More are refused. */
  readonly total: number;
  /** Connections of one network. */
  readonly perNetwork?: number;
  /** The network of a client; `undefined` if its connections are not limited, such as those of a proxy. */
  readonly networkOf?: (socket: Socket) => string | undefined;
  /** Called for each connection that is closed or refused because of the limits. */
  readonly onFull?: () => void;
}

interface Network {
  open: number;
  readonly closable: Closable;
}

/** Connections that are closed when they are idle and another needs the place, the oldest first. */
type Closable = Set<Connection>;

/** Node's: the response that the connection sends at present. */
type HttpSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

/** Files, pipes and threads of the process, health checks and a margin. */
const OWN_DESCRIPTORS = 64;
/** Connections that are looked at for one that is idle. */
const MAX_LOOKED_AT = 32;

interface UserLimits {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
}

let descriptors: number | undefined;

/** How many descriptors the process may have open; infinite where the system has no such limit. */
export function maxDescriptors(): number {
  descriptors ??= readMaxDescriptors();
  return descriptors;
}

function readMaxDescriptors(): number {
  // Without it the report would look up the names of connected addresses.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as UserLimits;
  return Number(userLimits?.open_files?.soft ?? Number.NaN) || Number.POSITIVE_INFINITY;
}

/**
 * The connections that a server can take while as many descriptors as `reserved` are left for its own connections. A
 * process without a free descriptor fails wherever it opens a file or a socket.
 */
export const maxConnections = (descriptors: number, reserved: number): number =>
  Math.max(descriptors - OWN_DESCRIPTORS - reserved, Math.floor(descriptors / 4));

/** An open connection, counted until it is closed. */
class Connection {
  readonly #socket: HttpSocket;
  readonly #places: readonly Closable[];
  readonly #onEnd: () => void;
  #isOpen = true;

  constructor(socket: Socket, places: readonly Closable[], onEnd: () => void) {
    this.#socket = socket;
    this.#places = places;
    this.#onEnd = onEnd;
    for (const place of places) place.add(this);
    socket.once('close', this.#onClose);
  }

  get isIdle(): boolean {
    return !this.#socket._httpMessage;
  }

  close(): void {
    this.#socket.destroy();
    this.#end();
  }

  /** Not on 'close' alone, which comes a turn later: a burst of connections arrives in one. */
  #end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#keepOpen();
    this.#onEnd();
  }

  #keepOpen(): void {
    for (const place of this.#places) place.delete(this);
  }

  #onClose = (): void => {
    if (this.#socket.destroyed) {
      this.#end();
      return;
    }
    // An open stream announces its close to Node's HTTP layer alone, and takes all listeners away.
    this.#keepOpen();
    process.nextTick(() => this.#socket.once('close', this.#onClose));
  };
}

/** Closes the oldest of the first connections that waits for a request. Busy ones go to the end. */
function closeIdle(closable: Closable, newest: Connection): boolean {
  let looked = 0;
  for (const connection of closable) {
    if (connection === newest || looked === MAX_LOOKED_AT) return false;
    looked += 1;
    if (connection.isIdle) {
      connection.close();
      return true;
    }
    closable.delete(connection);
    closable.add(connection);
  }
  return false;
}

/**
 * Limits the open connections of a server, in total and of each network. A connection above a limit takes the place of one
 * that waits for a request, of the same network or of any; without such a one it is refused. Open streams keep theirs.
 */
export function limitConnections(
  server: Server,
  { total, perNetwork = Number.POSITIVE_INFINITY, networkOf, onFull }: ConnectionLimits,
): void {
  const networks = new Map<string, Network>();
  const closable: Closable = new Set();
  let open = 0;

  function enter(name: string | undefined): Network | undefined {
    open += 1;
    if (name === undefined) return undefined;
    const network = networks.get(name) ?? { open: 0, closable: new Set() };
    networks.set(name, network);
    network.open += 1;
    return network;
  }

  function leave(name: string | undefined, network: Network | undefined): void {
    open -= 1;
    if (name === undefined || !network) return;
    network.open -= 1;
    if (network.open === 0) networks.delete(name);
  }

  if (Number.isFinite(total)) server.maxConnections = total;
  server.on('drop', () => onFull?.());
  server.on('connection', (socket: Socket) => {
    const name = networkOf?.(socket);
    const network = enter(name);
    const places = network ? [closable, network.closable] : [closable];
    const connection = new Connection(socket, places, () => leave(name, network));
    if (network && network.open > perNetwork) {
      if (!closeIdle(network.closable, connection)) connection.close();
    } else if (open >= total) closeIdle(closable, connection);
    else return;
    onFull?.();
  });
}
