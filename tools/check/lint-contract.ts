import { type Outcome, runProgram } from '../run-command.ts';

/** Lints the openapi.yaml of a folder by the rules of its redocly.yaml. */
export const lintContract = (folder: string, env: NodeJS.ProcessEnv): Promise<Outcome> =>
  runProgram('@redocly/cli', ['lint'], {
    cwd: folder,
    env: { ...env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
