/** Number of generated cases of a property test in a normal run. */
const normalRuns = 200;

/** True under `npm run test:full`. */
export const isFullRun = process.env.FULL_TESTS === '1';

/** Returns how many cases a property test generates: `fullRuns` under `npm run test:full`, at most 200 otherwise. */
export const generatedRuns = (fullRuns: number): number => (isFullRun ? fullRuns : Math.min(fullRuns, normalRuns));

/** Number of generated inputs of each parser: `PARSER_CASES`, 10,000 under `npm run test:full`, and 200 otherwise (operations.18). */
export const parserCases = Number(process.env.PARSER_CASES ?? generatedRuns(10_000));

/** Longest time of a test with so many inputs, ms. */
export const parserTimeout = Math.max(60_000, parserCases * 60);
