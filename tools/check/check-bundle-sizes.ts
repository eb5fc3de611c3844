import { buildWeb } from '../site/web-build.ts';
import { weigh } from './bundle-sizes.ts';

const { code, output } = await buildWeb(() => {}, { env: process.env });
if (code !== 0) {
  console.error(output);
  process.exit(code);
}
const weights = await weigh();
for (const { what, kilobytes, limit } of weights) {
  const mark = kilobytes > limit ? '✗' : '✓';
  console.log(`${mark} ${kilobytes.toFixed(1).padStart(6)} of ${limit} kB  ${what}`);
}
process.exitCode = weights.some(({ kilobytes, limit }) => kilobytes > limit) ? 1 : 0;
