import { Button } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { useState } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import { NameField } from '../components/name-field.tsx';
import { useName } from '../components/use-name.ts';
import { reusableTexts } from './reusable-texts.ts';

interface Props {
  language: Locale;
  /** Resolves to false when the block could not be stored. */
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of a reusable block. */
export function SaveReusableDialog({ language, onSave, onClose }: Props) {
  const t = reusableTexts[language];
  const { field, read } = useName(t.nameMissing);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const name = read();
    if (name === null || isSaving) return;
    setSaving(true);
    if (await onSave(name)) onClose();
    else setSaving(false);
  };
  return (
    <FormDialog
      title={t.save}
      isChanged={field.value !== '' && !isSaving}
      // A block that is being stored can no longer be cancelled.
      onEscape={isSaving ? () => undefined : undefined}
      onClose={onClose}
    >
      <p>{t.hint}</p>
      <NameField label={t.name} placeholder={t.namePlaceholder} {...field} onEnter={() => void save()} />
      <div className="form-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onClose} disabled={isSaving}>
          {t.cancel}
        </Button>
        <Button margin={false} onClick={() => void save()} disabled={isSaving}>
          {t.confirm}
        </Button>
      </div>
    </FormDialog>
  );
}
