import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Seconds that the longest browser files take on two quiet cores. Vitest knows no times in a fresh clone. */
const seconds: Readonly<Record<string, number>> = {
  'headers.e2e.ts': 100,
  'search.e2e.ts': 90,
  'shell-examples.e2e.ts': 70,
  'overlays.e2e.ts': 65,
  'navigation.e2e.ts': 65,
  'alert-story.e2e.ts': 60,
  'block-examples.e2e.ts': 60,
  'property-blocks.e2e.ts': 55,
  'listing.e2e.ts': 50,
  'failures.e2e.ts': 45,
  'consent.e2e.ts': 45,
  'pages.e2e.ts': 40,
  'accounts.e2e.ts': 40,
};

/** Starts the longest files first, so that all workers end at the same time; the others follow in the order of vitest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) => seconds[basename(moduleId)] ?? 0;
    return (await super.sort(files)).sort((one, other) => weight(other) - weight(one));
  }
}
