/** The first descriptor after standard error (sd_listen_fds). */
const FIRST_FD = 3;

/** The listening socket that systemd or `npm start` has passed to this process, if any. */
export function inheritedSocket({
  LISTEN_FDS,
  LISTEN_PID,
}: NodeJS.ProcessEnv): { fd: number } | undefined {
  const isForThisProcess = LISTEN_PID === undefined || Number(LISTEN_PID) === process.pid;
  return LISTEN_FDS === '1' && isForThisProcess ? { fd: FIRST_FD } : undefined;
}
