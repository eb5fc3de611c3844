import { digest } from './world-output.ts';

process.stdout.write(digest(process.argv[2] ?? ''));
