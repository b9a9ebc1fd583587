import { Button } from '@payloadcms/ui';
import { leadNoteLimit } from '@vitrine/contract/core/staff-leads.ts';
import { type FormEvent, useId, useState } from 'react';
import { leadTexts } from './lead-texts.ts';
import type { Language } from './staff-api.ts';

interface FormProps {
  language: Language;
  label: string;
  hint?: string;
  /** Text of the note that is edited; empty for a new one. */
  text?: string;
  submit: string;
  /** Resolves to true when the note was saved; the form of a new note is then emptied. */
  onSubmit: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Form with the text of a note on a lead. */
export function NoteForm({ language, label, hint, text: stored = '', submit, onSubmit, onCancel }: FormProps) {
  const { notes: texts } = leadTexts[language];
  const [text, setText] = useState(stored);
  const [isSaving, setIsSaving] = useState(false);
  const [field, help] = [useId(), useId()];
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSaving(true);
    const isSaved = await onSubmit(text);
    setIsSaving(false);
    if (isSaved && stored === '') setText('');
  };
  return (
    <form className="lead-note-form" onSubmit={save}>
      <label className="field-label" htmlFor={field}>
        {label}
      </label>
      <textarea
        id={field}
        rows={3}
        required
        maxLength={leadNoteLimit}
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...(hint && { 'aria-describedby': help })}
      />
      {hint && (
        <p className="lead-hint" id={help}>
          {hint}
        </p>
      )}
      <div className="lead-note__buttons">
        <Button type="submit" size="small" disabled={isSaving || text.trim() === ''}>
          {submit}
        </Button>
        {onCancel && (
          <Button buttonStyle="secondary" size="small" disabled={isSaving} onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
