import { root } from '../workspace.ts';
import { surveyImports } from './import-survey.ts';

const { imports, forbidden } = await surveyImports(root);
for (const { rule, from, to } of forbidden)
  console.error(`${from} must not import ${to}\n    rule: ${rule}`);
if (imports === 0)
  console.error('dependency-cruiser found no imports, so it cannot read the sources.');
process.exitCode = forbidden.length > 0 || imports === 0 ? 1 : 0;
