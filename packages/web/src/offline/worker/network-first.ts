/** A visitor waits no longer than this for the network while the device has the page or the response. */
const NETWORK_LIMIT_MS = 3000;

/** What a gateway, or a balancer in front of it, sends while what is behind it is down. */
const OUTAGE_STATUSES = [502, 503, 504];

interface Limits {
  readonly limitMs: number;
  readonly isOutage: (response: Response) => boolean;
}

const VISIT: Limits = {
  limitMs: NETWORK_LIMIT_MS,
  isOutage: ({ status }) => OUTAGE_STATUSES.includes(status),
};

const after = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/** The response of the network, or the cached one where the network fails, is late or reports an outage. */
export async function networkFirst(
  network: Promise<Response>,
  readCached: () => Promise<Response | undefined>,
  { limitMs, isOutage }: Limits = VISIT,
): Promise<Response> {
  const response = await Promise.race([network.catch(() => undefined), after(limitMs)]);
  if (response && !isOutage(response)) return response;
  return (await readCached()) ?? network;
}
