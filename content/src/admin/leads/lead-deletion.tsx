'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import type { LeadDetail } from '@vitrine/contract/core/staff-leads.ts';
import { useRouter } from 'next/navigation.js';
import { deleteLead, forgetPerson } from './actions.ts';
import { leadTexts } from './lead-texts.ts';
import { leadsPath } from './lead-urls.ts';
import type { Language, StaffApiAnswer } from './staff-api.ts';

type DeletionAnswer = StaffApiAnswer<{ leads: number; alerts: number }>;

const oneModal = 'lead-deletion-one';
const personModal = 'lead-deletion-person';

/** Shows when a lead will be deleted automatically, with buttons that delete it or all data of its sender, each after a confirmation. */
export function LeadDeletion({ language, lead, kept }: { language: Language; lead: LeadDetail; kept: string }) {
  const { deletion, failed } = leadTexts[language];
  const { openModal } = useModal();
  const router = useRouter();
  const remove = async (
    call: () => Promise<DeletionAnswer>,
    said: (gone: { leads: number; alerts: number }) => string,
  ) => {
    const answer = await call().catch((): DeletionAnswer => ({ kind: 'unavailable' }));
    if (answer.kind === 'refused') return void toast.error(answer.message);
    if (answer.kind === 'unavailable') return void toast.error(failed);
    // Core does not find a lead that somebody else has deleted in the meantime.
    toast.success(answer.kind === 'ok' ? said(answer.data) : deletion.doneOne);
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
        <Button buttonStyle="secondary" size="small" onClick={() => openModal(personModal)}>
          {deletion.person}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={oneModal}
        heading={deletion.oneHeading}
        body={deletion.oneBody(lead.name || lead.email)}
        confirmLabel={deletion.confirm}
        onConfirm={() =>
          remove(
            () => deleteLead(language, lead.id),
            () => deletion.doneOne,
          )
        }
      />
      <ConfirmationModal
        modalSlug={personModal}
        heading={deletion.personHeading(lead.email)}
        body={deletion.personBody(lead.of_same_address)}
        confirmLabel={deletion.confirm}
        onConfirm={() =>
          remove(
            () => forgetPerson(language, lead.email),
            ({ leads, alerts }) => deletion.donePerson(leads, alerts),
          )
        }
      />
    </section>
  );
}
