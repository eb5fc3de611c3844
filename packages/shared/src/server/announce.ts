interface Address {
  readonly host: string;
  readonly port: number;
}

/** A program's message to the process that has started it, such as `npm start`. */
export interface Started {
  readonly url: string;
  /** What the terminal shows below the address of the site. */
  readonly lines: readonly string[];
}

/** 0.0.0.0 is an address to listen on, not to connect to. */
export function urlOf({ host, port }: Address): string {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Reports that the program listens. */
export function announce(address: Address, lines: readonly string[]): void {
  process.send?.({ url: urlOf(address), lines } satisfies Started);
}

/** One sentence for an address that a server cannot listen on. */
export function listenError(
  variable: string,
  { host, port }: Address,
  { code, message }: NodeJS.ErrnoException,
): string {
  const reason =
    code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${message})`;
  return `${variable}: port ${port} on ${host} ${reason}. Set ${variable} to a free one, for example ${variable}=${port + 100}.`;
}
