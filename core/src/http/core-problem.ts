import type { FieldProblem } from '@vitrine/contract/core/problem.ts';
import type { ProblemKind } from './problem-texts.ts';

interface ProblemOptions {
  errors?: FieldProblem[];
  /** Value of `Retry-After`, s. */
  retryAfter?: number;
  /** Names the right or credential that a refused request lacks, for the log. */
  missing?: string;
}

/** An error that is answered as problem+json. Thrown anywhere, answered in one place (`answerProblem`). */
export class CoreProblem extends Error {
  readonly kind: ProblemKind;
  readonly options: ProblemOptions;

  constructor(kind: ProblemKind, options: ProblemOptions = {}) {
    super(kind);
    this.name = 'CoreProblem';
    this.kind = kind;
    this.options = options;
  }
}
