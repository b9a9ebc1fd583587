'use client';

import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import type { Language } from '../../accounts/account-texts.ts';
import { callAccount, problemOf } from './account-api.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { accountViewTexts } from './account-view-texts.ts';

/** Asks for the address to which the link for a new password is mailed. */
export function ForgottenForm({ language }: { language: Language }) {
  const texts = accountViewTexts[language];
  const { title, lead, submit, sent, sentLead, back } = texts.forgotten;
  const [isSent, setIsSent] = useState(false);
  const link = (
    <Link href="/admin/login" prefetch={false}>
      {back}
    </Link>
  );
  if (isSent) {
    return (
      <>
        {/* The focus was on the button of the form, which no longer exists. */}
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {sent}
        </h1>
        <p>{sentLead}</p>
        <div className="account-actions">{link}</div>
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <AccountForm
        submit={submit}
        actions={link}
        onSubmit={async (fields) => {
          const answer = await callAccount(language, '/forgot-password', { email: String(fields.get('email')) });
          setIsSent(answer.kind === 'ok');
          return problemOf(answer, texts);
        }}
      >
        <AccountField label={texts.logIn.email} name="email" type="email" autoComplete="username" />
      </AccountForm>
    </>
  );
}
