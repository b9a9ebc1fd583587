'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import type { Language } from '../../accounts/account-texts.ts';
import type { Enrolment } from '../../accounts/second-factor/totp.ts';
import { callAccount, type FormProblem } from './account-api.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { accountViewTexts } from './account-view-texts.ts';
import { CodeForm } from './code-form.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { startContentLanguage } from './start-content-language.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Step of a log-in. Each step sends the password again, so that the server stores nothing in between. */
type Step =
  | { name: 'logIn' }
  | { name: 'code'; credentials: Credentials }
  | { name: 'enrolment'; credentials: Credentials; enrolment: Enrolment }
  | { name: 'recovery'; codes: string[] };

interface LoginProps {
  language: Language;
  /** Path to open after the log-in. */
  target: string;
}

/** Logs a member of the staff in: first the password, then the second factor when the account has or needs one. */
export function LoginForm({ language, target }: LoginProps) {
  const texts = accountViewTexts[language];
  const [step, setStep] = useState<Step>({ name: 'logIn' });

  // Loads a new document, because the admin reads the session at its start.
  const enter = async () => {
    await startContentLanguage(language);
    window.location.assign(target);
  };

  const send = async (credentials: Credentials, code?: string): Promise<FormProblem | undefined> => {
    const answer = await callAccount<{ recovery_codes?: string[] }>(language, '/login', {
      ...credentials,
      ...(code !== undefined && { code }),
    });
    if (answer.kind === 'unavailable') return { message: texts.unavailable };
    if (answer.kind === 'ok') {
      const { recovery_codes: codes } = answer.data;
      if (codes) setStep({ name: 'recovery', codes });
      else await enter();
      return undefined;
    }
    const { second_factor: next, enrolment } = answer.data;
    if (next === 'code') setStep({ name: 'code', credentials });
    // `login-hooks.ts` sends this value.
    else if (next === 'enrolment') setStep({ name: 'enrolment', credentials, enrolment: enrolment as Enrolment });
    else if (next === 'wrong') return { field: 'code', message: answer.message };
    // The server does not say whether the e-mail address or the password is wrong.
    else return { ...(answer.status === 401 && { field: 'password' }), message: answer.message };
    return undefined;
  };

  const restart = () => setStep({ name: 'logIn' });
  return (
    <>
      <h1>{texts[step.name].title}</h1>
      {step.name === 'logIn' && (
        <AccountForm
          submit={texts.logIn.submit}
          onSubmit={(fields) => send({ email: String(fields.get('email')), password: String(fields.get('password')) })}
          actions={
            <Link href="/admin/forgot" prefetch={false}>
              {texts.logIn.forgotten}
            </Link>
          }
        >
          <AccountField label={texts.logIn.email} name="email" type="email" autoComplete="username" />
          <AccountField label={texts.logIn.password} name="password" type="password" autoComplete="current-password" />
        </AccountForm>
      )}
      {step.name === 'code' && (
        <CodeForm
          language={language}
          lead={texts.code.lead}
          submit={texts.code.submit}
          cancel={texts.code.back}
          onCode={(code) => send(step.credentials, code)}
          onCancel={restart}
        />
      )}
      {step.name === 'enrolment' && (
        <EnrolmentForm
          language={language}
          enrolment={step.enrolment}
          onCode={(code) => send(step.credentials, code)}
          actions={
            <button type="button" className="account-link" onClick={restart}>
              {texts.code.back}
            </button>
          }
        />
      )}
      {step.name === 'recovery' && <RecoveryCodes language={language} codes={step.codes} onDone={() => void enter()} />}
    </>
  );
}
