'use client';

import { useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { confirmationField } from '../../accounts/passwords/confirmation-field.ts';
import { onSaveFailure, type SaveFailure, saveFailure } from '../forms/failed-saves.ts';
import { callAccount, type FactorStatus } from './account-api.ts';
import { AccountField } from './account-field.tsx';
import { accountViewTexts } from './account-view-texts.ts';
import './accounts.css';

/**
 * Asks in the form of a saved account for the reader's own password, or for a code where the reader has a second factor, once the password or
 * the e-mail address of the account is to change.
 */
export function ConfirmationField() {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const texts = accountViewTexts[language];
  const { id, savedDocumentData } = useDocumentInfo();
  const savedAt: unknown = savedDocumentData?.updatedAt;
  const dispatchFields = useFormFields(([, dispatch]) => dispatch);
  const isChanging = useFormFields(
    ([{ password, email }]) => Boolean(password?.value) || email?.value !== email?.initialValue,
  );
  const isNeeded = id !== undefined && isChanging;
  const { value, setValue } = useField<string>({ path: confirmationField });
  const [hasFactor, setHasFactor] = useState<boolean>();
  const problem = useRefusal(value);

  useEffect(() => {
    if (!isNeeded) return;
    void callAccount<FactorStatus>(language, '/second-factor').then((answer) => {
      if (answer.kind === 'ok') setHasFactor(answer.data.is_enrolled);
    });
  }, [isNeeded, language]);

  // Payload keeps a saved password in the form when an earlier try was refused.
  useEffect(() => {
    if (savedAt === undefined) return;
    for (const path of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path });
  }, [savedAt, dispatchFields]);

  // The confirmation is cleared after the change was saved or reverted, so that it cannot confirm the next one.
  useEffect(() => {
    if (!isNeeded && value) setValue('', true);
  }, [isNeeded, value, setValue]);

  if (!isNeeded || hasFactor === undefined) return null;
  return (
    <AccountField
      id={`field-${confirmationField}`}
      name={confirmationField}
      label={hasFactor ? texts.ownCode : texts.ownPassword}
      hint={hasFactor ? texts.ownCodeHint : texts.ownPasswordHint}
      type={hasFactor ? 'text' : 'password'}
      autoComplete={hasFactor ? 'one-time-code' : 'current-password'}
      value={value ?? ''}
      onChange={(event) => setValue(event.target.value)}
      problem={problem}
    />
  );
}

/**
 * Returns why the last save was refused for the confirmation, until it is changed. The form does not tell: Payload's answer to a change that was
 * typed before the save takes the error away, even before it is shown.
 */
function useRefusal(value: string | undefined): string | undefined {
  const failure = useSyncExternalStore(onSaveFailure, saveFailure, saveFailure);
  const [earlier] = useState(failure);
  const [refusal, setRefusal] = useState<{ message: string; value: string | undefined } | null>(null);

  const keep = useEffectEvent(({ fields }: SaveFailure) => {
    const field = fields.find(({ path }) => path === confirmationField);
    setRefusal(field ? { message: field.message, value } : null);
  });
  useEffect(() => {
    if (failure !== earlier) keep(failure);
  }, [failure, earlier]);

  return refusal?.value === value ? refusal?.message : undefined;
}
