import { bodyLimit } from 'hono/body-limit';
import { CoreProblem } from './core-problem.ts';

/** Answers 413 to a body of more than `bytes` bytes. */
export const limitBody = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new CoreProblem('too-large');
    },
  });
