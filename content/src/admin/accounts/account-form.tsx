'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useState, useTransition } from 'react';

interface FormProps {
  submit: string;
  /** Sends the fields; resolves to the error message, or undefined on success. */
  onSubmit: (fields: FormData) => Promise<string | undefined>;
  children: ReactNode;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
}

/** Renders a form with one submit button and its error message below the fields. */
export function AccountForm({ submit, onSubmit, children, actions }: FormProps) {
  const [problem, setProblem] = useState<string>();
  const [isSending, startSending] = useTransition();
  const problemId = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    startSending(async () => {
      setProblem(undefined);
      setProblem(await onSubmit(fields));
    });
  };
  return (
    <form className="account-form" onSubmit={send} aria-describedby={problemId}>
      {children}
      <p className="account-problem" id={problemId} role="alert">
        {problem}
      </p>
      <div className="account-actions">
        <Button type="submit" size="large" disabled={isSending}>
          {submit}
        </Button>
        {actions}
      </div>
    </form>
  );
}
