'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useState, useTransition } from 'react';

interface FormProps {
  submit: string;
  /** Sends the fields; returns why it failed, or nothing. */
  onSubmit: (fields: FormData) => Promise<string | undefined>;
  children: ReactNode;
  /** Further buttons beside the first. */
  actions?: ReactNode;
}

/** Renders a form of one button that says below its fields why it failed. */
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
