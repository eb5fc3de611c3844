import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { foldersWith } from '../workspace.ts';
import { arrowRules } from './import-rules.ts';

interface Arrow {
  rule: string;
  from: string;
  to: string;
}

interface Survey {
  /** How many imports were looked at: none means that the tool is blind, not that the code is clean. */
  imports: number;
  forbidden: Arrow[];
}

/** Reads every import of a workspace, types included, and returns those that cross a line. */
export async function surveyArrows(top: string): Promise<Survey> {
  const folders = foldersWith('package.json', top).filter((folder) => folder !== '.');
  const { output } = await cruise(
    [...folders, 'tools'],
    {
      baseDir: top,
      ruleSet: { forbidden: arrowRules },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|reports|coverage)/' },
      moduleSystems: ['es6', 'cjs'],
    },
    { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered in text: ${output}`);
  const { summary } = output as ICruiseResult;
  return {
    imports: summary.totalDependenciesCruised ?? 0,
    forbidden: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
