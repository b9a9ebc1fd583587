import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Seconds that the longest files take on two quiet cores, roughly. Vitest knows no times in a fresh clone. */
const seconds: Readonly<Record<string, number>> = {
  'admin-screens.e2e.ts': 130,
  'admin-forms.e2e.ts': 90,
  'search.e2e.ts': 85,
  'compose.e2e.ts': 75,
  'page-story.e2e.ts': 55,
  'pages.e2e.ts': 65,
  'alert-story.e2e.ts': 60,
  'admin-keyboard.e2e.ts': 50,
  'block-examples.e2e.ts': 50,
  'accounts.e2e.ts': 50,
  'failures.e2e.ts': 50,
  'property-blocks.e2e.ts': 50,
  'admin-leads.e2e.ts': 45,
  'headers.e2e.ts': 45,
  'menus.e2e.ts': 45,
  'listing.e2e.ts': 40,
  'shell-examples.e2e.ts': 35,
  'consent.e2e.ts': 35,
  'overlays.e2e.ts': 35,
  'navigation.e2e.ts': 30,
  'steps.e2e.ts': 25,
  'access-matrix.db.test.ts': 35,
  'uploads.db.test.ts': 10,
  'copy-photos.db.test.ts': 8,
  'accounts.db.test.ts': 7,
  'all-blocks.test.tsx': 15,
  'pictures.test.ts': 7,
  'header-attacks.test.ts': 4,
};

const usesDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Starts the longest files first, so that all workers end at the same time; the others follow in the order of vitest. Files that
 * share a jsdom come before the rest: a worker ends when its next file needs another environment.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) => seconds[basename(moduleId)] ?? 0;
    const sorted = (await super.sort(files)).sort((one, other) => weight(other) - weight(one));
    const documents = new Set(sorted.filter(usesDocument));
    return [...documents, ...sorted.filter((file) => !documents.has(file))];
  }
}
