'use client';

import { Banner, Button, Pill, ShimmerEffect, toast } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../accounts/account-texts.ts';
import { confirmationField } from '../../accounts/passwords/confirmation-field.ts';
import type { Enrolment } from '../../accounts/second-factor/totp.ts';
import { callAccount, type FactorStatus, type FormProblem, problemOf } from './account-api.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { accountViewTexts } from './account-view-texts.ts';
import { CodeForm } from './code-form.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Task =
  | { name: 'status' }
  | { name: 'enrolment'; enrolment: Enrolment }
  | { name: 'recovery'; codes: string[] }
  | { name: 'renew' }
  | { name: 'remove' };

interface NewCodes {
  recovery_codes: string[];
}

/** Lets users enable and disable their own second factor and replace its recovery codes. */
export function SecurityPanel({ language }: { language: Language }) {
  const texts = accountViewTexts[language];
  const [status, setStatus] = useState<FactorStatus>();
  const [task, setTask] = useState<Task>({ name: 'status' });

  const load = useCallback(async () => {
    const answer = await callAccount<FactorStatus>(language, '/second-factor');
    if (answer.kind === 'ok') setStatus(answer.data);
    else toast.error(texts.unavailable);
    setTask({ name: 'status' });
  }, [language, texts.unavailable]);
  useEffect(() => void load(), [load]);

  /** Sends a code and passes the response to `next`; resolves to the reason of a refusal. */
  const sendCode = async (
    path: string,
    code: string,
    next: (data: NewCodes) => void,
  ): Promise<FormProblem | undefined> => {
    const answer = await callAccount<NewCodes>(language, `/second-factor/${path}`, { code });
    if (answer.kind === 'ok') next(answer.data);
    return problemOf(answer, texts);
  };
  const showCodes = ({ recovery_codes: codes }: NewCodes) => setTask({ name: 'recovery', codes });
  const begin = async (fields: FormData): Promise<FormProblem | undefined> => {
    const confirmation = String(fields.get(confirmationField));
    const answer = await callAccount<Enrolment>(language, '/second-factor/begin', {
      [confirmationField]: confirmation,
    });
    if (answer.kind === 'ok') setTask({ name: 'enrolment', enrolment: answer.data });
    return problemOf(answer, texts);
  };
  const cancel = () => setTask({ name: 'status' });

  if (!status) return <ShimmerEffect height={120} />;
  if (task.name === 'recovery') {
    return (
      <section>
        <h2>{texts.recovery.title}</h2>
        <RecoveryCodes language={language} codes={task.codes} onDone={load} />
      </section>
    );
  }
  if (task.name === 'enrolment') {
    return (
      <section>
        <h2>{texts.enrolment.title}</h2>
        <EnrolmentForm
          language={language}
          enrolment={task.enrolment}
          onCode={(code) => sendCode('confirm', code, showCodes)}
          actions={
            <button type="button" className="account-link" onClick={cancel}>
              {texts.security.cancel}
            </button>
          }
        />
      </section>
    );
  }
  if (task.name !== 'status') {
    const isRenewal = task.name === 'renew';
    const label = isRenewal ? texts.security.renew : texts.security.remove;
    return (
      <section>
        <h2>{label}</h2>
        <CodeForm
          language={language}
          lead={isRenewal ? texts.security.renewLead : texts.security.removeLead}
          submit={label}
          cancel={texts.security.cancel}
          onCode={(code) =>
            isRenewal
              ? sendCode('recovery-codes', code, showCodes)
              : sendCode('remove', code, () => {
                  toast.success(texts.security.removed);
                  void load();
                })
          }
          onCancel={cancel}
        />
      </section>
    );
  }
  return (
    <section className="account-status">
      <p>
        <Pill pillStyle={status.is_enrolled ? 'success' : 'light-gray'} size="small">
          {status.is_enrolled ? texts.security.on : texts.security.off}
        </Pill>
        {status.is_enrolled && <span>{texts.security.left(status.recovery_codes_left)}</span>}
      </p>
      {status.is_required && <Banner type="info">{texts.security.required}</Banner>}
      {status.is_enrolled ? (
        <div className="account-actions">
          <Button buttonStyle="secondary" onClick={() => setTask({ name: 'renew' })}>
            {texts.security.renew}
          </Button>
          {!status.is_required && (
            <Button buttonStyle="secondary" onClick={() => setTask({ name: 'remove' })}>
              {texts.security.remove}
            </Button>
          )}
        </div>
      ) : (
        <AccountForm submit={texts.security.start} onSubmit={begin}>
          <AccountField
            label={texts.ownPassword}
            name={confirmationField}
            type="password"
            autoComplete="current-password"
          />
        </AccountForm>
      )}
    </section>
  );
}
