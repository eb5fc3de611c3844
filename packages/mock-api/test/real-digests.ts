import { loadHistory } from '../src/world/history/load-history.ts';
import { realDigests } from './world-output.ts';

process.stdout.write(realDigests(await loadHistory(), Number(process.argv[2])).join('\n'));
