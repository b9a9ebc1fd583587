/** Number of generated cases of a property test in a normal run. */
const normalRuns = 200;

/** True under `npm run test:full`. */
export const isFullRun = process.env.FULL_TESTS === '1';

/** Returns how many cases a property test generates: `fullRuns` under `npm run test:full`, at most 200 otherwise. */
export const generatedRuns = (fullRuns: number): number => (isFullRun ? fullRuns : Math.min(fullRuns, normalRuns));
