import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../accounts/account-texts.ts';
import { confirmationField } from '../../accounts/passwords/confirmation-field.ts';
import type { ListedSession } from '../../accounts/sessions/session-endpoints.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { callAccount, type FactorStatus, type FormProblem, problemOf } from './account-api.ts';
import { AccountField } from './account-field.tsx';
import { accountViewTexts } from './account-view-texts.ts';
import { sessionTexts } from './session-texts.ts';

interface Props {
  /** Id of the account. */
  account: string;
  /** Id of the session that ends; null for all others. */
  session: string | null;
  language: Language;
  onEnded: (left: { sessions: ListedSession[] }) => void;
  onClose: () => void;
}

/** Asks the owner of an account to confirm the end of sessions with the password, or with a code where there is a second factor. */
export function EndSessionDialog({ account, session, language, onEnded, onClose }: Props) {
  const t = sessionTexts[language];
  const texts = accountViewTexts[language];
  const [hasFactor, setHasFactor] = useState<boolean>();
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<FormProblem>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    void callAccount<FactorStatus>(language, '/second-factor').then((answer) => {
      if (answer.kind === 'ok') setHasFactor(answer.data.is_enrolled);
      else setProblem(problemOf(answer, texts));
    });
  }, [language, texts]);

  const end = async () => {
    setSending(true);
    const body = { [confirmationField]: confirmation, ...(session !== null && { session }) };
    const answer = await callAccount<{ sessions: ListedSession[] }>(language, `/${account}/sessions/end`, body);
    setSending(false);
    if (answer.kind === 'ok') onEnded(answer.data);
    else setProblem(problemOf(answer, texts));
  };
  // The form of the account surrounds the list, and a form holds no other.
  return createPortal(
    <FormDialog title={session === null ? t.endOthersTitle : t.endOneTitle} onClose={onClose}>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React also tells the form around the portal.
          event.stopPropagation();
          void end();
        }}
      >
        <p>{t.endHint}</p>
        {hasFactor !== undefined && (
          <AccountField
            name={confirmationField}
            label={hasFactor ? texts.ownCode : texts.ownPassword}
            hint={hasFactor ? t.codeHint : t.passwordHint}
            type={hasFactor ? 'text' : 'password'}
            autoComplete={hasFactor ? 'one-time-code' : 'current-password'}
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
            problem={problem?.field === confirmationField ? problem.message : undefined}
          />
        )}
        <p className="account-problem" role="alert">
          {problem && problem.field !== confirmationField ? problem.message : ''}
        </p>
        <div className="account-actions">
          <Button type="submit" size="small" margin={false} disabled={isSending || hasFactor === undefined}>
            {session === null ? t.endOthers : t.end}
          </Button>
          <Button type="button" buttonStyle="secondary" size="small" margin={false} onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </FormDialog>,
    document.body,
  );
}
