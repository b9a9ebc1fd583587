import { Button } from '@payloadcms/ui';
import { leadNoteLimit } from '@vitrine/contract/core/staff-leads.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { leadTexts } from './lead-texts.ts';
import type { Language } from './staff-api.ts';

interface FormProps {
  language: Language;
  label: string;
  hint?: string;
  /** Text of the note that is edited; empty for a new one. */
  text?: string;
  submit: string;
  /** Resolves to true when the note was saved; the form of a new note is then emptied, unless its text was changed meanwhile. */
  onSubmit: (text: string) => Promise<boolean>;
  /** Called once the note is saved as the form shows it. */
  onSaved?: () => void;
  onCancel?: () => void;
}

/** Form with the text of a note on a lead. */
export function NoteForm({ language, label, hint, text: stored = '', submit, onSubmit, onSaved, onCancel }: FormProps) {
  const { notes: texts } = leadTexts[language];
  const [text, setText] = useState(stored);
  const [isSaving, setIsSaving] = useState(false);
  const [field, help] = [useId(), useId()];
  const area = useRef<HTMLTextAreaElement>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSaving(true);
    const isSaved = await onSubmit(text);
    setIsSaving(false);
    // The form keeps a text that the editor has changed while the earlier one was being saved.
    if (!isSaved || area.current?.value !== text) return;
    if (stored === '') setText('');
    onSaved?.();
  };
  return (
    <form className="lead-note-form" onSubmit={save}>
      <label className="field-label" htmlFor={field}>
        {label}
      </label>
      <textarea
        id={field}
        ref={area}
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
