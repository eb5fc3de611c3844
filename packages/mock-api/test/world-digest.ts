import { digest } from './world-told.ts';

process.stdout.write(digest(process.argv[2] ?? ''));
