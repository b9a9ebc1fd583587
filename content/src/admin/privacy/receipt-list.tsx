'use client';

import { Button, toast } from '@payloadcms/ui';
import { type ErasureReceipt, erasedKinds } from '@vitrine/contract/core/persons.ts';
import { useState } from 'react';
import { DataTable } from '../components/data-table.tsx';
import { formatDateTime, formatDay } from '../leads/format-date.ts';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { readReceipt } from './actions.ts';
import { privacyTexts } from './privacy-texts.ts';
import { ReceiptDocument } from './receipt-document.tsx';

interface Props {
  language: Language;
  receipts: readonly ErasureReceipt[];
}

type Shown = ErasureReceipt & { html: string };

/** Lists the receipts of earlier erasures, which name nobody, and shows one of them. */
export function ReceiptList({ language, receipts }: Props) {
  const { receipts: t, receipt: texts, failed } = privacyTexts[language];
  const [shown, setShown] = useState<Shown>();
  const open = async (number: string) => {
    const answer = await readReceipt(language, number).catch((): StaffApiAnswer<Shown> => ({ kind: 'unavailable' }));
    if (answer.kind === 'ok') setShown(answer.data);
    else toast.error(answer.kind === 'refused' ? answer.message : failed);
  };
  return (
    <section>
      <h2>{t.title}</h2>
      {receipts.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <DataTable look="cards" className="privacy-table" heads={[t.number, t.date, t.erased, t.backups, t.open]}>
          {receipts.map((receipt) => (
            <tr key={receipt.number}>
              <th scope="row">{receipt.number}</th>
              <td>{formatDateTime(language, receipt.at)}</td>
              <td>
                {erasedKinds
                  .filter((kind) => receipt.erased[kind] > 0)
                  .map((kind) => texts.count(kind, receipt.erased[kind]))
                  .join(', ')}
              </td>
              <td>{formatDay(language, `${receipt.backups_until}T17:00:00Z`)}</td>
              <td>
                <Button buttonStyle="secondary" size="small" margin={false} onClick={() => open(receipt.number)}>
                  {t.open}
                </Button>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {shown && <ReceiptDocument language={language} receipt={shown} />}
    </section>
  );
}
