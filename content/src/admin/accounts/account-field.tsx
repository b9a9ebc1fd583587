'use client';

import { type ComponentProps, use, useId } from 'react';
import { FieldProblems } from './field-problems.ts';

interface FieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  /** Sentence below the field. */
  hint?: string;
  /** Why the value is wrong; by default the problem that the surrounding form has for this field. */
  problem?: string | undefined;
}

/**
 * Renders a labelled text input in Payload's style, described by its message. Payload's own field needs its form state, has no autocomplete
 * for a code, and its message is not connected with the input.
 */
export function AccountField({ label, hint, problem: given, ...input }: FieldProps) {
  const id = useId();
  const problems = use(FieldProblems);
  const problem = given ?? problems.find(({ field }) => field === input.name)?.message;
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const descriptions = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="field-type text account-field">
      <label className="field-label" htmlFor={input.id ?? id}>
        {label}
      </label>
      <input
        id={id}
        required
        aria-invalid={problem !== undefined}
        {...(descriptions && { 'aria-describedby': descriptions })}
        {...input}
      />
      {problem && (
        <p className="account-problem" id={problemId}>
          {problem}
        </p>
      )}
      {hint && (
        <p className="field-description" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
