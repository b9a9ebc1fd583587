'use client';

import { useState } from 'react';
import type { Language } from '../../accounts/account-texts.ts';
import type { FormProblem } from './account-api.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { accountViewTexts } from './account-view-texts.ts';

interface CodeProps {
  language: Language;
  /** Sentence above the field while the form asks for the code of the app. */
  lead: string;
  submit: string;
  cancel: string;
  onCode: (code: string) => Promise<FormProblem | undefined>;
  onCancel: () => void;
}

/** Asks for a code of the authenticator app or for a recovery code. */
export function CodeForm({ language, lead, submit, cancel, onCode, onCancel }: CodeProps) {
  const { code: texts } = accountViewTexts[language];
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <AccountForm
      submit={submit}
      onSubmit={(fields) => onCode(String(fields.get('code')))}
      actions={
        <>
          <button type="button" className="account-link" onClick={() => setIsRecovery(!isRecovery)}>
            {isRecovery ? texts.useApp : texts.useRecovery}
          </button>
          <button type="button" className="account-link" onClick={onCancel}>
            {cancel}
          </button>
        </>
      }
    >
      <p>{isRecovery ? texts.recoveryLead : lead}</p>
      <AccountField
        key={isRecovery ? 'recovery' : 'app'}
        label={isRecovery ? texts.recoveryLabel : texts.label}
        name="code"
        className="account-code"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize={isRecovery ? 'characters' : 'off'}
        spellCheck={false}
        maxLength={20}
        // The focus was on a button of the previous step, which no longer exists.
        ref={(input) => input?.focus()}
      />
    </AccountForm>
  );
}
