'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import type { SellerReport, SellerReportStatus } from '@vitrine/contract/core/seller-reports.ts';
import { startTransition, useState, useTransition } from 'react';
import { FormDialog } from '../components/form-dialog.tsx';
import { formatDay } from '../leads/format-date.ts';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { changeSeller, previewSeller } from './actions.ts';
import { sellerTexts } from './seller-texts.ts';

interface Props {
  language: Language;
  site: string;
  report: SellerReport;
  /** Gets the reports of the listing as they are after a change. */
  onChange: (reports: SellerReport[]) => void;
}

interface Preview {
  html: string;
  pdf_url: string;
}

/** One report to a seller: its state, and what staff may do with it. */
export function SellerReportItem({ language, site, report, onChange }: Props) {
  const t = sellerTexts[language];
  const { openModal } = useModal();
  const [preview, setPreview] = useState<Preview>();
  const [isBusy, start] = useTransition();
  const modal = `seller-report-${report.id}`;

  const change = (status: SellerReportStatus) =>
    start(async () => {
      const answer = await changeSeller(language, site, report.id, status).catch(
        (): StaffApiAnswer<SellerReport[]> => ({ kind: 'unavailable' }),
      );
      if (answer.kind !== 'ok') return void toast.error(answer.kind === 'refused' ? answer.message : t.failed);
      startTransition(() => onChange(answer.data));
      toast.success(t.changed);
    });
  const show = () =>
    start(async () => {
      const answer = await previewSeller(language, site, report.id).catch(
        (): StaffApiAnswer<Preview> => ({ kind: 'unavailable' }),
      );
      if (answer.kind === 'ok') startTransition(() => setPreview(answer.data));
      else toast.error(answer.kind === 'refused' ? answer.message : t.failed);
    });

  return (
    <li>
      <div>
        <p>
          <strong>{report.email}</strong> · {t.status(report)}
        </p>
        <p className="figures__intro">
          {t.detail(
            report,
            formatDay(language, report.created_at),
            report.last_sent_at && formatDay(language, report.last_sent_at),
          )}
        </p>
      </div>
      {report.status !== 'ended' && (
        <div className="seller-reports__buttons">
          <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={show}>
            {t.preview}
          </Button>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => change(report.status === 'active' ? 'paused' : 'active')}
          >
            {report.status === 'active' ? t.pause : t.resume}
          </Button>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => openModal(modal)}
          >
            {t.end}
          </Button>
        </div>
      )}
      <ConfirmationModal
        modalSlug={modal}
        heading={t.endHeading(report.email)}
        body={t.endBody}
        confirmLabel={t.end}
        onConfirm={() => change('ended')}
      />
      {preview && (
        <FormDialog title={t.previewOf(report.email)} isWide onClose={() => setPreview(undefined)}>
          {/* Nothing in the mail runs, and its links open beside the admin. */}
          <iframe className="seller-reports__mail" title={t.preview} srcDoc={preview.html} sandbox="allow-popups" />
          <div className="seller-reports__buttons">
            <Button el="anchor" url={preview.pdf_url} newTab buttonStyle="secondary" size="small" margin={false}>
              {t.pdf}
            </Button>
            <Button size="small" margin={false} onClick={() => setPreview(undefined)}>
              {t.close}
            </Button>
          </div>
        </FormDialog>
      )}
    </li>
  );
}
