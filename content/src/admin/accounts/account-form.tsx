'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import type { FormProblem } from './account-api.ts';
import { accountViewTexts } from './account-view-texts.ts';
import { FieldProblems } from './field-problems.ts';

interface FormProps {
  submit: string;
  /** Sends the fields; resolves to the reason of a refusal, or undefined on success. */
  onSubmit: (fields: FormData) => Promise<FormProblem | undefined>;
  children: ReactNode;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
}

/**
 * Renders a form with one submit button. A message about a field stands below it, and the field gets the focus, so that its message is read
 * out; any other stands below all fields.
 */
export function AccountForm({ submit, onSubmit, children, actions }: FormProps) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [isSending, startSending] = useTransition();
  const texts = accountViewTexts[useTranslation().i18n.language === 'en' ? 'en' : 'fr'];
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();

  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const unfilled = [...event.currentTarget.querySelectorAll('input')]
      .filter(({ validity }) => !validity.valid)
      .map(({ name, validity }) => ({
        field: name,
        message: validity.valueMissing ? texts.missing : texts.notAnEmail,
      }));
    setProblems(unfilled);
    if (unfilled.length > 0) return;
    startSending(async () => {
      const problem = await onSubmit(fields);
      // The problem shows together with the enabled button: a form whose button is disabled ignores the Enter key.
      startTransition(() => setProblems(problem ? [problem] : []));
    });
  };
  return (
    <form ref={form} className="account-form" onSubmit={send} noValidate aria-describedby={problemId}>
      <FieldProblems value={problems}>{children}</FieldProblems>
      <p className="account-problem" id={problemId} role="alert">
        {problems.find(({ field }) => field === undefined)?.message}
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
