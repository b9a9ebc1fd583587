'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import type { LeadDetail } from '@vitrine/contract/core/staff-leads.ts';
import { useRouter } from 'next/navigation.js';
import { personOfLeadPath } from '../privacy/privacy-urls.ts';
import { deleteLead } from './actions.ts';
import { leadTexts } from './lead-texts.ts';
import { leadsPath } from './lead-urls.ts';
import type { Language, StaffApiAnswer } from './staff-api.ts';

type DeletionAnswer = StaffApiAnswer<{ leads: number; alerts: number }>;

const oneModal = 'lead-deletion-one';

/** Shows when a lead will be deleted automatically, a button that deletes it after a confirmation, and a link to all of its sender. */
export function LeadDeletion({ language, lead, kept }: { language: Language; lead: LeadDetail; kept: string }) {
  const { deletion, failed } = leadTexts[language];
  const { openModal } = useModal();
  const router = useRouter();
  const remove = async () => {
    const answer = await deleteLead(language, lead.id).catch((): DeletionAnswer => ({ kind: 'unavailable' }));
    if (answer.kind === 'refused') return void toast.error(answer.message);
    if (answer.kind === 'unavailable') return void toast.error(failed);
    // Core does not find a lead that somebody else has deleted in the meantime.
    toast.success(deletion.doneOne);
    router.push(leadsPath);
    router.refresh();
  };
  return (
    <section className="lead-deletion">
      <h2>{deletion.title}</h2>
      <p className="lead-hint">{kept}</p>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(oneModal)}>
        {deletion.one}
      </Button>
      {lead.email && (
        <Button el="link" to={personOfLeadPath(lead.id)} buttonStyle="secondary" size="small">
          {deletion.person}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={oneModal}
        heading={deletion.oneHeading}
        body={deletion.oneBody(lead.name || lead.email)}
        confirmLabel={deletion.confirm}
        onConfirm={remove}
      />
    </section>
  );
}
