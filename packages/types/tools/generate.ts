import { parseArgs } from 'node:util';
import { generateFiles } from './generated-files.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const outdated = await generateFiles({ write: !values.check });

if (values.check && outdated.length > 0) {
  console.error(`Out of date with openapi.yaml: ${outdated.join(', ')}. Run \`npm run generate\`.`);
  process.exitCode = 1;
} else {
  console.log(
    outdated.length > 0 ? `Wrote ${outdated.join(', ')}.` : 'The generated files are fresh.',
  );
}
