'use client';

import {
  Button,
  ConfirmationModal,
  Pill,
  toast,
  useAuth,
  useDocumentInfo,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { callAccount, type FactorStatus } from './account-api.ts';
import { accountViewTexts } from './account-view-texts.ts';
import './accounts.css';

const modal = 'second-factor-reset';

/**
 * Shows whether the second factor of a staff account is enabled. The owner gets a link to its settings; an administrator can
 * reset it.
 */
export function SecondFactorField() {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const { colleague: texts, unavailable } = accountViewTexts[language];
  const { id, title } = useDocumentInfo();
  const { user } = useAuth();
  const { openModal } = useModal();
  const [status, setStatus] = useState<FactorStatus>();
  const isOwn = String(user?.id) === String(id);
  const path = isOwn ? '/second-factor' : `/${id}/second-factor`;

  useEffect(() => {
    if (id === undefined) return;
    void callAccount<FactorStatus>(language, path).then((answer) => {
      if (answer.kind === 'ok') setStatus(answer.data);
    });
  }, [id, language, path]);

  if (!status) return null;
  const reset = async () => {
    const answer = await callAccount(language, `${path}/reset`, {});
    if (answer.kind !== 'ok') return void toast.error(answer.kind === 'refused' ? answer.message : unavailable);
    setStatus({ ...status, is_enrolled: false });
    toast.success(texts.resetDone);
  };
  return (
    <div className="field-type account-factor">
      <p>
        <span className="field-label">{texts.label}</span>
        <Pill pillStyle={status.is_enrolled ? 'success' : 'light-gray'} size="small">
          {status.is_enrolled ? texts.on : texts.off}
        </Pill>
      </p>
      {isOwn ? (
        <Button el="link" to="/admin/security" buttonStyle="secondary" size="small">
          {texts.manage}
        </Button>
      ) : (
        status.is_enrolled && (
          <Button buttonStyle="secondary" size="small" onClick={() => openModal(modal)}>
            {texts.reset}
          </Button>
        )
      )}
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.resetHeading}
        body={texts.resetBody(String(title))}
        confirmLabel={texts.reset}
        onConfirm={reset}
      />
    </div>
  );
}
