import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Seconds that the longest browser files take on two quiet cores, roughly. Vitest knows no times in a fresh clone. */
const seconds: Readonly<Record<string, number>> = {
  'search.e2e.ts': 90,
  'headers.e2e.ts': 75,
  'shell-examples.e2e.ts': 70,
  'block-examples.e2e.ts': 55,
  'accounts.e2e.ts': 50,
  'property-blocks.e2e.ts': 50,
  'alert-story.e2e.ts': 45,
  'pages.e2e.ts': 45,
  'admin-leads.e2e.ts': 45,
  'failures.e2e.ts': 40,
  'listing.e2e.ts': 40,
  'navigation.e2e.ts': 40,
  'overlays.e2e.ts': 40,
  'journey.e2e.ts': 30,
  'steps.e2e.ts': 30,
  'consent.e2e.ts': 30,
};

/** Starts the longest files first, so that all workers end at the same time; the others follow in the order of vitest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) => seconds[basename(moduleId)] ?? 0;
    return (await super.sort(files)).sort((one, other) => weight(other) - weight(one));
  }
}
