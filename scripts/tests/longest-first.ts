import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Seconds that the longest files take on two quiet cores, roughly. Vitest knows no times in a fresh clone. */
const seconds: Readonly<Record<string, number>> = {
  'block-examples.e2e.ts': 100,
  'pages.e2e.ts': 90,
  'headers.e2e.ts': 85,
  'search.e2e.ts': 85,
  'shell-examples.e2e.ts': 60,
  'alert-story.e2e.ts': 60,
  'accounts.e2e.ts': 50,
  'failures.e2e.ts': 50,
  'property-blocks.e2e.ts': 50,
  'listing.e2e.ts': 45,
  'admin-leads.e2e.ts': 40,
  'consent.e2e.ts': 35,
  'overlays.e2e.ts': 35,
  'navigation.e2e.ts': 30,
  'steps.e2e.ts': 25,
  'access-matrix.db.test.ts': 60,
  'accounts.db.test.ts': 45,
  'uploads.db.test.ts': 15,
  'all-blocks.test.tsx': 50,
  'header-attacks.test.ts': 20,
  'pictures.test.ts': 10,
};

/** Starts the longest files first, so that all workers end at the same time; the others follow in the order of vitest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) => seconds[basename(moduleId)] ?? 0;
    return (await super.sort(files)).sort((one, other) => weight(other) - weight(one));
  }
}
