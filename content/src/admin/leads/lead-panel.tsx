'use client';

import { Banner, Button, toast } from '@payloadcms/ui';
import type { LeadDetail, LeadStage, StaffSite } from '@vitrine/contract/core/staff-leads.ts';
import { useRouter } from 'next/navigation.js';
import { useCallback, useEffect, useOptimistic, useRef, useState, useTransition } from 'react';
import { addNote, assignLead, changeStage, deleteNote, editNote, releaseLead } from './actions.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import { formatDateTime, formatDay } from './format-date.ts';
import { LeadDeletion } from './lead-deletion.tsx';
import { LeadFacts, LeadListings, LeadOrigin } from './lead-facts.tsx';
import { LeadHistory } from './lead-history.tsx';
import { leadTexts } from './lead-texts.ts';
import { NoteForm } from './note-form.tsx';
import type { Language, StaffApiAnswer } from './staff-api.ts';
import { StageBadge } from './stage-badge.tsx';
import { StageRadioGroup } from './stage-radio-group.tsx';

interface PanelProps {
  language: Language;
  lead: LeadDetail;
  site: StaffSite;
}

/**
 * Shows a lead with its stage, assignee and deletion. A change is shown at once and replaced by what core answers; when core refuses or
 * does not answer, the lead is shown as before, with the reason.
 */
export function LeadPanel({ language, lead: loaded, site }: PanelProps) {
  const texts = leadTexts[language];
  const router = useRouter();
  const [lead, setLead] = useState(loaded);
  useEffect(() => setLead(loaded), [loaded]);
  const [isChanging, startChange] = useTransition();
  const [shown, showAlready] = useOptimistic(lead, (current, change: Partial<LeadDetail>) => ({
    ...current,
    ...change,
  }));

  /** `gone` says that core did not find what was changed. */
  const change = (
    already: Partial<LeadDetail>,
    call: () => Promise<StaffApiAnswer<LeadDetail>>,
    done: () => void,
    gone = texts.notFound.detail,
  ) =>
    startChange(async () => {
      showAlready(already);
      const answer = await call().catch((): StaffApiAnswer<LeadDetail> => ({ kind: 'unavailable' }));
      if (answer.kind === 'ok') {
        setLead(answer.data);
        done();
        router.refresh();
        return;
      }
      toast.error(answer.kind === 'refused' ? answer.message : answer.kind === 'not-found' ? gone : texts.failed);
      // Somebody else may have changed the lead: read its present state.
      if (answer.kind !== 'unavailable') router.refresh();
    });

  /** Notice of the last change of the stage, with the button that takes it back. */
  const undoNotice = useRef<number | string | null>(null);
  const dismissUndo = useCallback(() => {
    if (undoNotice.current !== null) toast.dismiss(undoNotice.current);
    undoNotice.current = null;
  }, []);
  useEffect(() => dismissUndo, [dismissUndo]);

  const toStage = (stage: LeadStage, was: LeadStage, canUndo: boolean) =>
    change(
      { stage },
      () => changeStage(language, lead.id, { stage, was }),
      () => {
        dismissUndo();
        const said = texts.stage.changed(texts.stages[stage]);
        if (!canUndo) return void toast.success(said);
        const action = { label: texts.stage.undo, onClick: () => toStage(was, stage, false) };
        // People need different times to reach the button, so the notice stays until it is closed or out of date.
        undoNotice.current = toast.success(said, { action, duration: Number.POSITIVE_INFINITY });
      },
    );
  const assign = (assignee: StaffSite['recipients'][number] | null) =>
    change(
      { assigned_to: assignee },
      () => assignLead(language, lead.id, assignee),
      () => {
        toast.success(assignee ? texts.assignee.changed(assignee.name) : texts.assignee.back);
      },
    );
  const release = () =>
    change(
      { status: 'accepted' },
      () => releaseLead(language, lead.id),
      () => {
        toast.success(texts.quarantine.released);
      },
    );

  /** Resolves to true once the change of a note is saved. */
  const changeNote = (call: () => Promise<StaffApiAnswer<LeadDetail>>, said: string) =>
    new Promise<boolean>((resolve) => {
      const tracked = async () => {
        const answer = await call().catch((): StaffApiAnswer<LeadDetail> => ({ kind: 'unavailable' }));
        resolve(answer.kind === 'ok');
        return answer;
      };
      change({}, tracked, () => void toast.success(said), texts.notes.gone);
    });
  const edit = (note: string, text: string) =>
    changeNote(() => editNote(language, lead.id, note, text), texts.notes.saved);
  const remove = (note: string) => void changeNote(() => deleteNote(language, lead.id, note), texts.notes.removed);

  const held = shown.without_captcha ? texts.unchecked : texts.quarantine;

  return (
    <div aria-busy={isChanging}>
      <div className="lead-header">
        <h1>{shown.name || shown.email}</h1>
        <p>
          {texts.forms[shown.form_type]} · {site.name[language]} ·{' '}
          <time dateTime={shown.created_at}>{formatDateTime(language, shown.created_at)}</time>
        </p>
        <StageBadge language={language} stage={shown.stage} status={shown.status} />
      </div>
      {shown.status === 'quarantined' && (
        <div className="lead-quarantine">
          <Banner type="error">
            <strong>{held.title}</strong> {held.detail}
          </Banner>
          <Button onClick={release} disabled={isChanging} size="medium">
            {held.release}
          </Button>
        </div>
      )}
      <div className="lead-columns">
        <div className="lead-content">
          {shown.message && (
            <section className="lead-section">
              <h2>{texts.message}</h2>
              <p className="lead-message">{shown.message}</p>
            </section>
          )}
          <LeadListings language={language} lead={shown} />
          <LeadFacts language={language} lead={shown} />
          <LeadOrigin language={language} lead={shown} />
          <LeadHistory language={language} history={shown.history} noteCalls={{ edit, remove }} />
          <section className="lead-section">
            <NoteForm
              language={language}
              label={texts.notes.label}
              hint={texts.notes.hint}
              submit={texts.notes.add}
              onSubmit={(text) => changeNote(() => addNote(language, lead.id, text), texts.notes.added)}
            />
          </section>
        </div>
        <aside className="lead-actions">
          <StageRadioGroup
            language={language}
            stage={shown.stage}
            onChange={(stage) => toStage(stage, shown.stage, true)}
          />
          <AssigneeSelect language={language} lead={shown} site={site} onChange={assign} />
        </aside>
        <LeadDeletion
          language={language}
          lead={shown}
          kept={texts.expiryNotice(formatDay(language, shown.expires_at))}
        />
      </div>
    </div>
  );
}
