import { replay } from '@touchline/mock-api/testing';
import { exitWithError } from './test/options.ts';

const USAGE = "Usage: npm run -s replay -- 'TEXT', with the value of a header x-replay.";

const [text] = process.argv.slice(2);
if (!text) exitWithError(new Error(USAGE));
const { call, response } = await replay(text as string).catch(exitWithError);
// Apart from the bytes of the answer, which may be piped into a file.
console.error(`${response.status} GET ${call} at ${response.headers.get('x-world-now')}`);
process.stdout.write(Buffer.from(await response.arrayBuffer()));
