'use client';

import { Link, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { Language } from '../../accounts/account-texts.ts';
import { newPasswordLabel } from '../../accounts/passwords/password-texts.ts';
import { callAccount, type FormProblem } from './account-api.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { accountViewTexts } from './account-view-texts.ts';

interface ResetProps {
  language: Language;
  /** The token in the link of the mail, which allows one new password. */
  token: string;
}

/** Sets a new password, and leads to the log-in. */
export function ResetForm({ language, token }: ResetProps) {
  const texts = accountViewTexts[language];
  const { title, confirm, different, submit, done, invalidLink, askAgain } = texts.reset;
  const router = useRouter();

  const send = async (fields: FormData): Promise<FormProblem | undefined> => {
    const password = String(fields.get('password'));
    if (fields.get('repeated') !== password) return { field: 'repeated', message: different };
    const answer = await callAccount(language, '/reset-password', { token, password });
    if (answer.kind === 'unavailable') return { message: texts.unavailable };
    if (answer.kind === 'refused') return answer.field ? answer : { message: invalidLink };
    toast.success(done);
    router.push('/admin/login');
    return undefined;
  };

  return (
    <>
      <h1>{title}</h1>
      <AccountForm
        submit={submit}
        onSubmit={send}
        actions={
          <Link href="/admin/forgot" prefetch={false}>
            {askAgain}
          </Link>
        }
      >
        <AccountField label={newPasswordLabel[language]} name="password" type="password" autoComplete="new-password" />
        <AccountField label={confirm} name="repeated" type="password" autoComplete="new-password" />
      </AccountForm>
    </>
  );
}
