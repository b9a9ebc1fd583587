'use client';

import type { ReactNode } from 'react';
import type { Language } from '../../accounts/account-texts.ts';
import type { Enrolment } from '../../accounts/second-factor/totp.ts';
import type { FormProblem } from './account-api.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { accountViewTexts } from './account-view-texts.ts';

interface EnrolmentProps {
  language: Language;
  enrolment: Enrolment;
  onCode: (code: string) => Promise<FormProblem | undefined>;
  actions?: ReactNode;
}

/** Shows the secret as a QR code and as text, and asks for the first code of the app. */
export function EnrolmentForm({ language, enrolment, onCode, actions }: EnrolmentProps) {
  const { enrolment: texts } = accountViewTexts[language];
  return (
    <AccountForm submit={texts.submit} onSubmit={(fields) => onCode(String(fields.get('code')))} actions={actions}>
      <p>{texts.lead}</p>
      <div className="account-enrolment">
        {/* biome-ignore lint/performance/noImgElement: Next cannot optimise a data URL. */}
        <img src={enrolment.qr_code} alt={texts.qrCode} width="220" height="220" />
        <div>
          <p>{texts.scan}</p>
          <p>{texts.type}</p>
          <code className="account-secret">{enrolment.secret}</code>
        </div>
      </div>
      <AccountField
        label={texts.label}
        name="code"
        className="account-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={8}
        spellCheck={false}
      />
    </AccountForm>
  );
}
