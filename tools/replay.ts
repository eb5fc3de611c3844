import { replay } from '../packages/mock-api/src/replay/replay.ts';
import { exitWithError } from './test/options.ts';

const USAGE = 'Usage: npm run -s replay -- TOKEN, with the value of a header x-replay.';

const [token] = process.argv.slice(2);
if (!token) exitWithError(new Error(USAGE));
const { status, target, at, body } = await replay(token as string).catch(exitWithError);
// Apart from the bytes of the answer, which may be piped into a file.
console.error(`${status} GET ${target} at ${at.toISOString()}`);
process.stdout.write(body);
