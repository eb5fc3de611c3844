import { root } from '../workspace.ts';
import { surveyArrows } from './import-survey.ts';

const { imports, forbidden } = await surveyArrows(root);
for (const { rule, from, to } of forbidden) console.error(`${from} → ${to}\n    ${rule}`);
if (imports === 0)
  console.error('dependency-cruiser saw no import at all: it cannot read the sources.');
process.exitCode = forbidden.length > 0 || imports === 0 ? 1 : 0;
