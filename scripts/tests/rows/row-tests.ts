import { filesIn, type Row, titlesIn } from './read-rows.ts';
import { titlePattern } from './title-pattern.ts';

export type TestProject = 'unit' | 'database' | 'outage' | 'browser';

/** The tests of one file that rows name. */
export interface FileTests {
  project: TestProject;
  file: string;
  /** Fits the full names of the tests; absent where a row names the whole file. */
  pattern?: RegExp;
}

/** The projects in the order in which their tests are run: the quickest first. */
const projects: readonly TestProject[] = ['unit', 'database', 'outage', 'browser'];

/** Returns the tests that the rows name, one entry for each file, the quickest project first. */
export function testsOf(rows: readonly Row[]): FileTests[] {
  const titles = new Map<string, Set<string>>();
  const wholeFiles = new Set<string>();
  for (const { shown } of rows) {
    const named = titlesIn(shown);
    for (const { file, title } of named) titles.set(file, (titles.get(file) ?? new Set()).add(title));
    for (const file of filesIn(shown).filter(isTest))
      if (!named.some((test) => test.file === file)) wholeFiles.add(file);
  }
  return [...new Set([...titles.keys(), ...wholeFiles])]
    .filter(isTest)
    .map((file) => ({ file, project: projectOf(file), ...patternOf(wholeFiles.has(file) ? [] : titles.get(file)) }))
    .sort((one, other) => projects.indexOf(one.project) - projects.indexOf(other.project));
}

/** Returns how slow the slowest of the tests are: 0 for unit tests. */
export const slownessOf = (tests: readonly FileTests[]): number =>
  Math.max(0, ...tests.map(({ project }) => projects.indexOf(project)));

const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file);

function patternOf(titles: Iterable<string> = []): { pattern?: RegExp } {
  const sources = [...titles].map((title) => titlePattern(title).source).sort();
  return sources.length > 0 ? { pattern: new RegExp(sources.join('|')) } : {};
}

function projectOf(file: string): TestProject {
  if (file.endsWith('.e2e.ts')) return 'browser';
  if (file.endsWith('.outage.test.ts')) return 'outage';
  return file.endsWith('.db.test.ts') ? 'database' : 'unit';
}
