import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { foldersWith } from '../workspace.ts';
import { knottedImports } from './folder-knots.ts';
import { importRules } from './import-rules.ts';

/** Reads every import of a workspace, type-only ones included, and returns those that break a rule. */
export async function surveyImports(top: string) {
  const folders = foldersWith('package.json', top).filter((folder) => folder !== '.');
  const { output } = await cruise(
    [...folders, 'tools'],
    {
      baseDir: top,
      ruleSet: { forbidden: importRules },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|reports|coverage)/' },
      moduleSystems: ['es6', 'cjs'],
    },
    { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string')
    throw new Error(`dependency-cruiser returned text instead of a result: ${output}`);
  const { modules, summary } = output as ICruiseResult;
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return {
    /** 0 means that the survey is broken, not that the code is clean. */
    imports: summary.totalDependenciesCruised ?? 0,
    forbidden: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...knottedImports(imports).map((one) => ({ rule: 'folders-have-no-knots', ...one })),
    ],
  };
}
