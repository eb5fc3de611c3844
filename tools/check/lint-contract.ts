import { type Outcome, run } from '../run-command.ts';
import { bin } from '../workspace.ts';

/** Lints the openapi.yaml of a folder by the rules of its redocly.yaml. */
export const lintContract = (folder: string, env: NodeJS.ProcessEnv): Promise<Outcome> =>
  run(bin('redocly'), ['lint'], {
    cwd: folder,
    env: { ...env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
