'use client';

import { Button } from '@payloadcms/ui';
import type { ShownChange } from '../../schedule/schedule-endpoints.ts';
import type { ScheduleAction } from '../../schedule/scheduled-change.ts';
import { formatDateTime } from '../leads/format-date.ts';
import { scheduleTexts } from './schedule-texts.ts';

interface Props {
  action: ScheduleAction;
  change: ShownChange;
  language: 'fr' | 'en';
  isBusy: boolean;
  onCancel: () => void;
}

/** Shows a scheduled change, or why it failed, with the button that cancels it or dismisses the failure. */
export function PlannedChange({ action, change: { at, by, failure }, language, isBusy, onCancel }: Props) {
  const t = scheduleTexts[language];
  const date = formatDateTime(language, at);
  return (
    <div className="schedule__change" data-failed={failure !== null}>
      {failure === null ? <p>{t.planned[action](date)}</p> : <p role="alert">{t.failed[action](date, failure)}</p>}
      {by !== '' && <small>{t.by(by)}</small>}
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={onCancel}>
        {failure === null ? t.cancel[action] : t.dismiss}
      </Button>
    </div>
  );
}
