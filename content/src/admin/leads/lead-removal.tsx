'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import type { LeadDetail } from '@vitrine/contract/core/staff-leads.ts';
import { useRouter } from 'next/navigation.js';
import { deleteLead, forgetPerson } from './actions.ts';
import type { DeskAnswer, Language } from './desk.ts';
import { leadsPath } from './lead-addresses.ts';
import { leadTexts } from './lead-texts.ts';

type Gone = DeskAnswer<{ leads: number; alerts: number }>;

const oneModal = 'lead-removal-one';
const personModal = 'lead-removal-person';

/** When a lead goes by itself, and the two ways to delete at once, each after a question. */
export function LeadRemoval({ language, lead, kept }: { language: Language; lead: LeadDetail; kept: string }) {
  const { removal, failed } = leadTexts[language];
  const { openModal } = useModal();
  const router = useRouter();
  const remove = async (call: () => Promise<Gone>, said: (gone: { leads: number; alerts: number }) => string) => {
    const answer = await call().catch((): Gone => ({ kind: 'away' }));
    if (answer.kind === 'refused') return void toast.error(answer.message);
    if (answer.kind === 'away') return void toast.error(failed);
    // Somebody else was faster: it is gone all the same.
    toast.success(answer.kind === 'ok' ? said(answer.data) : removal.doneOne);
    router.push(leadsPath);
    router.refresh();
  };
  return (
    <section className="lead-removal">
      <h2>{removal.title}</h2>
      <p className="lead-hint">{kept}</p>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(oneModal)}>
        {removal.one}
      </Button>
      {lead.email && (
        <Button buttonStyle="secondary" size="small" onClick={() => openModal(personModal)}>
          {removal.person}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={oneModal}
        heading={removal.oneHeading}
        body={removal.oneBody(lead.name || lead.email)}
        confirmLabel={removal.confirm}
        onConfirm={() =>
          remove(
            () => deleteLead(language, lead.id),
            () => removal.doneOne,
          )
        }
      />
      <ConfirmationModal
        modalSlug={personModal}
        heading={removal.personHeading(lead.email)}
        body={removal.personBody(lead.of_same_address)}
        confirmLabel={removal.confirm}
        onConfirm={() =>
          remove(
            () => forgetPerson(language, lead.email),
            ({ leads, alerts }) => removal.donePerson(leads, alerts),
          )
        }
      />
    </section>
  );
}
