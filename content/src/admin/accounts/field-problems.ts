import { createContext } from 'react';
import type { FormProblem } from './account-api.ts';

/** Reasons for which the form around a field was not accepted. */
export const FieldProblems = createContext<readonly FormProblem[]>([]);
