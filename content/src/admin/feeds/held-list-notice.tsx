'use client';

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import type { HeldList } from '@vitrine/contract/core/staff-feeds.ts';
import { useState } from 'react';
import { formatDateTime } from '../leads/format-date.ts';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { approveList, refuseList } from './actions.ts';
import { feedTexts } from './feed-texts.ts';

/** Number of listings that are shown before a person asks for the others. */
const shownAtFirst = 10;

interface NoticeProps {
  language: Language;
  sourceId: string;
  list: HeldList;
  call: (send: () => Promise<StaffApiAnswer<unknown>>, done: string) => Promise<boolean>;
}

/** Shows what a held list would remove, with buttons to approve it, to refuse it or to wait; of a refused one who refused it. */
export function HeldListNotice({ language, sourceId, list, call }: NoticeProps) {
  const { held } = feedTexts[language];
  const { openModal } = useModal();
  const [isWaiting, setWaiting] = useState(false);
  const modal = `feed-approval-${list.id}`;
  const refusalModal = `feed-refusal-${list.id}`;
  const item = ({ key, number, address }: HeldList['listings'][number]) => (
    <li key={key}>
      {address || held.unknown} <span className="lead-hint">{number}</span>
    </li>
  );
  // A delivery that has lost its photos or descriptions takes no listing away.
  const isForPart = list.missing === 0;
  const texts = isForPart ? held.part : held;
  const { title } = texts;
  if (list.refusal) {
    const { staff_name, at } = list.refusal;
    return (
      <section className="feed-held">
        <h2>{held.refusedTitle}</h2>
        <p>{held.refusedBy(staff_name, formatDateTime(language, at))}</p>
      </section>
    );
  }
  const rest = list.missing - list.listings.length;
  return (
    <section className="feed-held">
      <h2>{list.destination === '' ? title : `${title} (${list.destination})`}</h2>
      <p>{isForPart ? list.reason : held.body(list.missing, list.keys)}</p>
      <ul>{list.listings.slice(0, shownAtFirst).map(item)}</ul>
      {list.missing > shownAtFirst && (
        <details>
          <summary>{held.more(list.missing - shownAtFirst)}</summary>
          <ul>{list.listings.slice(shownAtFirst).map(item)}</ul>
          {rest > 0 && <p className="lead-hint">{held.more(rest)}</p>}
        </details>
      )}
      {list.is_approved ? (
        <p role="status">{held.isApproved}</p>
      ) : (
        <div className="feed-buttons">
          <Button onClick={() => openModal(modal)}>{texts.approve}</Button>
          <Button buttonStyle="secondary" onClick={() => openModal(refusalModal)}>
            {held.refuse}
          </Button>
          <Button buttonStyle="secondary" onClick={() => setWaiting(true)}>
            {held.wait}
          </Button>
        </div>
      )}
      <p role="status">{isWaiting && !list.is_approved ? held.waiting : ''}</p>
      <ConfirmationModal
        modalSlug={modal}
        heading={isForPart ? held.part.approveHeading : held.approveHeading(list.missing)}
        body={texts.approveBody}
        confirmLabel={texts.approve}
        onConfirm={async () => void (await call(() => approveList(language, sourceId, list.id), texts.approved))}
      />
      <ConfirmationModal
        modalSlug={refusalModal}
        heading={held.refuseHeading}
        body={held.refuseBody}
        confirmLabel={held.refuse}
        onConfirm={async () => void (await call(() => refuseList(language, sourceId, list.id), held.refused))}
      />
    </section>
  );
}
