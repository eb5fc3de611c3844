export interface Scheduled {
  /** Waits for much of its time: it runs beside those that come next, after the patient ones before it. */
  readonly isPatient?: boolean;
  /** Measures times: it waits until the patient ones have ended. */
  readonly isAlone?: boolean;
}

/** Runs the suites in order, the patient ones beside the others. None begins after an abort. */
export async function runScheduled<T extends Scheduled>(
  suites: readonly T[],
  run: (suite: T) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const unlessAborted = async (suite: T) => {
    if (!signal.aborted) await run(suite);
  };
  let patient = Promise.resolve();
  for (const suite of suites) {
    if (suite.isPatient) {
      patient = patient.then(() => unlessAborted(suite));
    } else {
      if (suite.isAlone) await patient;
      await unlessAborted(suite);
    }
  }
  await patient;
}
