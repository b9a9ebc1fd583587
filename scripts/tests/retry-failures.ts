import type { TestRun } from './run-vitest.ts';
import type { Failure, Totals } from './test-report.ts';

/** A test that failed among the others and passed alone. */
export type UnstableTest = Failure;

/** Maximum number of failed tests that are run again. More failures than these have a cause, which another run would only hide. */
export const retryLimit = 10;

/**
 * Runs each failed test once more, one after another. Returns the run without the failures of those that passed, and these as
 * unstable. `runAlone` resolves with the totals of a run of the test, and rejects when it breaks.
 */
export async function retryFailures<Run extends Pick<TestRun, keyof Totals | 'failures'>>(
  run: Run,
  runAlone: (failure: Failure) => Promise<Totals>,
): Promise<Run & { unstable: UnstableTest[] }> {
  const unstable: UnstableTest[] = [];
  if (run.failures.length <= retryLimit) {
    for (const failure of run.failures) {
      const again = await runAlone(failure).catch(() => null);
      // A name that matches no test passes nothing.
      if (again && again.failed === 0 && again.passed > 0) unstable.push(failure);
    }
  }
  return {
    ...run,
    passed: run.passed + unstable.length,
    failed: run.failed - unstable.length,
    failures: run.failures.filter((failure) => !unstable.includes(failure)),
    unstable,
  };
}
