'use client';

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { callAccount } from './account-api.ts';
import { accountViewTexts } from './account-view-texts.ts';

/**
 * Shows the button with which an administrator mails a colleague a link to choose a password. Renders nothing in an administrator's own
 * account.
 */
export function InvitationField() {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const { invitation: texts, unavailable } = accountViewTexts[language];
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const [isSending, setSending] = useState(false);
  if (id === undefined) return <p className="field-description">{texts.unsaved}</p>;
  if (user?.role !== 'admin' || String(user.id) === String(id)) return null;

  const invite = async () => {
    // A second mail would make the link of the first one invalid.
    setSending(true);
    const answer = await callAccount<{ email: string }>(language, `/${id}/invitation`, {});
    setSending(false);
    if (answer.kind === 'ok') toast.success(texts.sent(answer.data.email));
    else toast.error(answer.kind === 'refused' ? answer.message : unavailable);
  };
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isSending} onClick={invite}>
        {texts.send}
      </Button>
      <p className="field-description">{texts.help}</p>
    </div>
  );
}
