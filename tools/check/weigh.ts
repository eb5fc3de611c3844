import { buildSite } from '../site/site-build.ts';
import { measureBundleSizes } from './bundle-sizes.ts';

/** From here on a limit is marked: what is added next may need a larger one. */
const WARN_AT = 0.9;

const { code, output } = await buildSite(() => {}, { env: process.env });
if (code !== 0) {
  console.error(output);
  process.exit(code);
}
const sizes = await measureBundleSizes();
for (const { name, kilobytes, limit } of sizes) {
  const mark = kilobytes > limit ? '✗' : kilobytes > WARN_AT * limit ? '!' : '✓';
  console.log(`${mark} ${kilobytes.toFixed(1).padStart(6)} of ${limit} kB  ${name}`);
}
process.exitCode = sizes.some(({ kilobytes, limit }) => kilobytes > limit) ? 1 : 0;
