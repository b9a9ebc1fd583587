'use client';

import { Banner, Button, ConfirmationModal, CopyToClipboard, toast, useModal } from '@payloadcms/ui';
import { proofRetentionDays } from '@vitrine/contract/core/retention.ts';
import { type LeadSettings, retentionDays } from '@vitrine/contract/core/staff-leads.ts';
import { type FormEvent, startTransition, useId, useState, useTransition } from 'react';
import { renewSecret, saveSettings } from './actions.ts';
import { leadTexts } from './lead-texts.ts';
import type { Language, StaffApiAnswer } from './staff-api.ts';

interface FormProps {
  language: Language;
  site: string;
  name: string;
  settings: LeadSettings;
}

/** Form with the lead settings of one site. The secret of the webhook is shown once, when it is created. */
export function SettingsForm({ language, site, name, settings: loaded }: FormProps) {
  const { settings: texts, failed, notFound } = leadTexts[language];
  const [settings, setSettings] = useState(loaded);
  const [secret, setSecret] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [isSaving, startSaving] = useTransition();
  const { openModal } = useModal();
  const modal = `webhook-secret-${site}`;
  const [days, proofDays, address, hint, proofHint, reason] = [useId(), useId(), useId(), useId(), useId(), useId()];

  const reasonOf = (answer: Exclude<StaffApiAnswer<unknown>, { kind: 'ok' }>) =>
    answer.kind === 'refused' ? answer.message : answer.kind === 'not-found' ? notFound.title : failed;

  const makeSecret = async () => {
    const answer = await renewSecret(language, site).catch(
      (): StaffApiAnswer<{ secret: string }> => ({ kind: 'unavailable' }),
    );
    if (answer.kind !== 'ok') return void toast.error(reasonOf(answer));
    startTransition(() => {
      setSecret(answer.data.secret);
      setSettings((current) => ({ ...current, has_webhook_secret: true, webhook_gone_at: null }));
    });
  };

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const change = {
      retention_days: Number(form.get('retention_days')),
      proof_retention_days: Number(form.get('proof_retention_days')),
      webhook_url: String(form.get('webhook_url') ?? '').trim() || null,
    };
    startSaving(async () => {
      const answer = await saveSettings(language, site, change).catch(
        (): StaffApiAnswer<LeadSettings> => ({ kind: 'unavailable' }),
      );
      startTransition(() => {
        setWrong(answer.kind === 'refused' ? answer.message : undefined);
        if (answer.kind === 'ok') setSettings(answer.data);
      });
      if (answer.kind !== 'ok') return void toast.error(reasonOf(answer));
      const isFirst = !settings.has_webhook_secret && answer.data.webhook_url !== null;
      toast.success(texts.saved);
      // The secret that core created with the webhook was never shown, so a new one is created and shown.
      if (isFirst) await makeSecret();
    });
  };

  return (
    <form className="lead-settings" onSubmit={save}>
      <h2>{name}</h2>
      <div className="field-type number">
        <label className="field-label" htmlFor={days}>
          {texts.retention}
        </label>
        <input
          id={days}
          name="retention_days"
          type="number"
          required
          min={retentionDays.min}
          max={retentionDays.max}
          step={1}
          defaultValue={settings.retention_days}
          aria-describedby={hint}
        />
        <p className="lead-hint" id={hint}>
          {texts.retentionHint}
        </p>
      </div>
      <div className="field-type number">
        <label className="field-label" htmlFor={proofDays}>
          {texts.proofs}
        </label>
        <input
          id={proofDays}
          name="proof_retention_days"
          type="number"
          required
          min={proofRetentionDays.min}
          max={proofRetentionDays.max}
          step={1}
          defaultValue={settings.proof_retention_days}
          aria-describedby={proofHint}
        />
        <p className="lead-hint" id={proofHint}>
          {texts.proofsHint}
        </p>
      </div>
      <div className="field-type text">
        <label className="field-label" htmlFor={address}>
          {texts.webhook}
        </label>
        <input
          id={address}
          name="webhook_url"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          defaultValue={settings.webhook_url ?? ''}
          aria-describedby={reason}
          aria-invalid={wrong !== undefined}
        />
        <p className={wrong ? 'lead-hint lead-hint--wrong' : 'lead-hint'} id={reason} aria-live="polite">
          {wrong ?? texts.webhookHint}
        </p>
      </div>
      {settings.webhook_gone_at && <Banner type="error">{texts.webhookGone}</Banner>}
      {secret ? (
        <div className="lead-secret" role="status">
          <p>{texts.secret.shown}</p>
          <code>{secret}</code>
          <CopyToClipboard value={secret} />
        </div>
      ) : (
        settings.has_webhook_secret && settings.webhook_url && <p className="lead-hint">{texts.secret.stored}</p>
      )}
      <div className="lead-settings__buttons">
        <Button type="submit" disabled={isSaving}>
          {texts.save}
        </Button>
        {settings.webhook_url && (
          <Button buttonStyle="secondary" disabled={isSaving} onClick={() => openModal(modal)}>
            {settings.has_webhook_secret ? texts.secret.renew : texts.secret.create}
          </Button>
        )}
      </div>
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.secret.renewHeading}
        body={texts.secret.renewBody}
        confirmLabel={texts.secret.renew}
        onConfirm={makeSecret}
      />
    </form>
  );
}
