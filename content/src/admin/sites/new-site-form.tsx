'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useId, useState } from 'react';
import { useLeaveWarning } from '../components/use-leave-warning.ts';
import type { Language } from '../leads/staff-api.ts';
import { chooseSite } from './choose-site.ts';
import { siteTexts } from './site-texts.ts';

/** Form for the values that differ between sites; it creates a site from a template and opens the site's dashboard. */
export function NewSiteForm({ language }: { language: Language }) {
  const t = siteTexts[language].wizard;
  const [isCreating, setIsCreating] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isChanged, setChanged] = useState(false);
  const router = useRouter();
  useLeaveWarning(isChanged);

  const create = async (form: FormData) => {
    setIsCreating(true);
    setRefusal('');
    const value = (name: string) => String(form.get(name) ?? '');
    const answer = await send(language, {
      name: { fr: value('name_fr'), en: value('name_en').trim() || value('name_fr') },
      ...{ type: value('type'), domain: value('domain'), email: value('email'), preset: value('preset') },
    });
    setIsCreating(false);
    if (answer.site === null) return setRefusal(answer.message || t.failed);
    setChanged(false);
    toast.success(t.created);
    chooseSite(answer.site);
    router.push('/admin');
    router.refresh();
  };

  return (
    <form
      className="new-site__form"
      onChange={() => setChanged(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void create(new FormData(event.currentTarget));
      }}
    >
      <p>{t.intro}</p>
      <TextInput name="name_fr" label={t.nameFr} isRequired />
      <TextInput name="name_en" label={t.nameEn} hint={t.nameEnHint} />
      <Choice name="type" label={t.type} options={t.types} />
      <TextInput name="domain" label={t.domain} hint={t.domainHint} isRequired />
      <TextInput name="email" label={t.email} hint={t.emailHint} type="email" isRequired />
      <Choice name="preset" label={t.preset} options={t.presets} />
      {refusal && (
        <p role="alert" className="new-site__refusal">
          {refusal}
        </p>
      )}
      <Button type="submit" disabled={isCreating}>
        {isCreating ? t.creating : t.create}
      </Button>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
}

function TextInput({
  name,
  label,
  hint,
  type = 'text',
  isRequired = false,
}: FieldProps & { type?: string; isRequired?: boolean }) {
  return (
    <Labelled label={label} {...(hint && { hint })}>
      {(id, hintId) => (
        <input id={id} name={name} type={type} required={isRequired} maxLength={254} aria-describedby={hintId} />
      )}
    </Labelled>
  );
}

function Choice({ name, label, options }: FieldProps & { options: Readonly<Record<string, string>> }) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} name={name}>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

interface LabelledProps {
  label: string;
  hint?: string;
  children: (id: string, hintId: string | undefined) => ReactNode;
}

function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="new-site__field">
      <label htmlFor={id}>{label}</label>
      {children(id, hintId)}
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  );
}

/** Sends the answers to the server. Returns the id of the new site, or null with the reason of the refusal. */
async function send(language: Language, body: unknown): Promise<{ site: number | null; message: string }> {
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  const answer = await fetch('/api/create-site', { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => null,
  );
  // Our own endpoint answers in this shape.
  const result = (await answer?.json().catch(() => null)) as { site?: number; errors?: { message: string }[] } | null;
  return { site: result?.site ?? null, message: result?.errors?.[0]?.message ?? '' };
}
