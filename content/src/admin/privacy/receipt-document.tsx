'use client';

import { Button } from '@payloadcms/ui';
import type { ErasureReceipt } from '@vitrine/contract/core/persons.ts';
import { useRef } from 'react';
import type { Language } from '../leads/staff-api.ts';
import { privacyTexts } from './privacy-texts.ts';
import { saveFile } from './save-file.ts';

interface Props {
  language: Language;
  receipt: ErasureReceipt & { html: string };
  /** True right after the erasure. */
  isNew?: boolean;
}

/** Shows a receipt as the document that it is, with buttons that print and download it. */
export function ReceiptDocument({ language, receipt, isNew = false }: Props) {
  const { receipt: t } = privacyTexts[language];
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <section className="privacy-receipt">
      <h2>{t.title(receipt.number)}</h2>
      {isNew && <p role="status">{t.done}</p>}
      {receipt.mail !== 'none' && <p>{t.mail[receipt.mail]}</p>}
      <div className="privacy__buttons">
        <Button size="small" margin={false} onClick={() => frame.current?.contentWindow?.print()}>
          {t.print}
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => saveFile(`${receipt.number}.html`, 'text/html', receipt.html)}
        >
          {t.download}
        </Button>
      </div>
      {/* No script runs in it; its own origin and dialogs are what printing needs. */}
      <iframe
        ref={frame}
        title={t.title(receipt.number)}
        srcDoc={receipt.html}
        sandbox="allow-same-origin allow-modals"
      />
    </section>
  );
}
