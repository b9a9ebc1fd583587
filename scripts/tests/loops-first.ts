import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Browser files that loop over all examples or pages. */
const loops = /\/e2e\/(fixtures|pieces|pages)\.e2e\.ts$/;

/**
 * Runs the short files that loop over much data first. Without times of an earlier run vitest starts with the largest files,
 * so one worker would end on these alone.
 */
export class LoopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLoop = ({ moduleId }: TestSpecification) => loops.test(moduleId);
    return [...sorted.filter(isLoop), ...sorted.filter((file) => !isLoop(file))];
  }
}
