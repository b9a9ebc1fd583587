'use client';

import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import type { Language } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';
import { RawRecord } from './raw-record.tsx';

interface ItemProps {
  language: Language;
  /** Key of the listing at the source; begins with `?` when its record has none. */
  failureKey: string;
  reason: string;
  /** The record that came; null when it is kept no longer, as the children then say. */
  raw: string | null;
  isBusy: boolean;
  retry: (key: string) => void;
  children: ReactNode;
}

/** Renders a listing that could not be read, with the reason, the record that came, and a button that reads it again. */
export function FailureItem({ language, failureKey, reason, raw, isBusy, retry, children }: ItemProps) {
  const { failed } = feedTexts[language];
  const isKnown = !failureKey.startsWith('?');
  return (
    <li>
      <strong>
        {failed.listing} {isKnown ? failureKey : '–'}
      </strong>
      <span>{reason}</span>
      <span className="lead-hint">{children}</span>
      {raw !== null && <RawRecord language={language} raw={raw} />}
      {raw !== null && isKnown && (
        <div className="feed-buttons">
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isBusy}
            aria-label={`${failed.retryOne} (${failureKey})`}
            onClick={() => retry(failureKey)}
          >
            {failed.retryOne}
          </Button>
        </div>
      )}
    </li>
  );
}
