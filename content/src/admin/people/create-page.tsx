'use client';

import { Button, toast, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { personTexts } from './person-texts.ts';
import '../forms/forms.css';

/** Creates a draft of the page of a person who has no page, and opens it. */
export function CreatePage() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const t = personTexts[i18n.language === 'en' ? 'en' : 'fr'];
  const hasPage = useFormFields(([fields]) => Boolean(fields.page?.value));
  const router = useRouter();
  const [isCreating, setCreating] = useState(false);
  if (id === undefined) return <p className="form-hint">{t.afterSaving}</p>;
  if (hasPage) return null;
  const create = async () => {
    setCreating(true);
    const answer = await fetch(`/api/people/${id}/create-page`, { method: 'POST' }).catch(() => null);
    const made: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
    const page = typeof made === 'object' && made !== null && 'page' in made ? made.page : null;
    if (typeof page !== 'number') {
      setCreating(false);
      toast.error(t.failed);
      return;
    }
    // The button stays disabled until the page opens: each press creates a draft.
    toast.success(t.created);
    router.push(`/admin/collections/pages/${page}`);
  };
  return (
    <Button buttonStyle="secondary" size="small" disabled={isCreating} onClick={create}>
      {t.create}
    </Button>
  );
}
