import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import type { LeadHistoryEntry } from '@vitrine/contract/core/staff-leads.ts';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from './format-date.ts';
import { leadTexts } from './lead-texts.ts';
import { NoteForm } from './note-form.tsx';
import type { Language } from './staff-api.ts';

type Note = Extract<LeadHistoryEntry, { kind: 'note' }>;

/** Changes of notes. `edit` resolves to true when the note was changed. */
export interface NoteCalls {
  edit: (note: string, text: string) => Promise<boolean>;
  remove: (note: string) => void;
}

interface NoteProps {
  language: Language;
  note: Note;
  calls: NoteCalls;
}

/** Shows a note in the history of a lead; its author and administrators edit and delete it there. */
export function LeadNote({ language, note, calls }: NoteProps) {
  const { notes: texts, deletion } = leadTexts[language];
  const { openModal } = useModal();
  const [isEdited, setIsEdited] = useState(false);
  const editButton = useRef<HTMLSpanElement>(null);
  const wasEdited = useRef(false);
  // The form that had the focus is gone, so the focus returns to the button that opened it.
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.querySelector('button')?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const modal = `lead-note-deletion-${note.id}`;
  const at = formatDateTime(language, note.at);
  return (
    <li className="lead-note">
      <span>{texts.by(note.staff)}</span>
      <span className="lead-note__time">
        <time dateTime={note.at}>{at}</time>
        {note.edited_at && (
          <>
            , <time dateTime={note.edited_at}>{texts.edited(formatDateTime(language, note.edited_at))}</time>
          </>
        )}
      </span>
      {isEdited ? (
        <NoteForm
          language={language}
          label={texts.editOf(at)}
          text={note.text}
          submit={texts.save}
          onSubmit={(text) => calls.edit(note.id, text)}
          onSaved={() => setIsEdited(false)}
          onCancel={() => setIsEdited(false)}
        />
      ) : (
        <p className="lead-message">{note.text}</p>
      )}
      {note.can_change && !isEdited && (
        <div className="lead-note__buttons">
          <span ref={editButton}>
            <Button
              buttonStyle="secondary"
              size="small"
              aria-label={texts.editOf(at)}
              onClick={() => setIsEdited(true)}
            >
              {texts.edit}
            </Button>
          </span>
          <Button buttonStyle="secondary" size="small" aria-label={texts.removeOf(at)} onClick={() => openModal(modal)}>
            {texts.remove}
          </Button>
          <ConfirmationModal
            modalSlug={modal}
            heading={texts.removeHeading}
            body={texts.removeBody}
            confirmLabel={deletion.confirm}
            onConfirm={() => calls.remove(note.id)}
          />
        </div>
      )}
    </li>
  );
}
