'use client';

import { Button } from '@payloadcms/ui';
import type { FeedFailure } from '@vitrine/contract/core/staff-feeds.ts';
import { formatDateTime } from '../leads/format-date.ts';
import type { Language } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';

interface ListProps {
  language: Language;
  failures: FeedFailure[];
  isBusy: boolean;
  retry: () => void;
}

/** Returns a raw record as indented JSON; unchanged when it is not JSON. */
function indented(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}

/** Lists the listings that could not be read, each with the reason and the record that came. */
export function FailureList({ language, failures, isBusy, retry }: ListProps) {
  const { failed } = feedTexts[language];
  return (
    <section className="feed-failures">
      <div className="feeds-header">
        <div>
          <h2>{failed.title}</h2>
          <p className="lead-hint">{failed.intro}</p>
        </div>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={retry}>
          {failed.retry}
        </Button>
      </div>
      <ul>
        {failures.map(({ key, reason, raw, attempts, first_failed_at }) => (
          <li key={key}>
            <strong>
              {failed.listing} {key.startsWith('?') ? '–' : key}
            </strong>
            <span>{reason}</span>
            <span className="lead-hint">
              {formatDateTime(language, first_failed_at)} · {failed.attempts(attempts)}
            </span>
            <details>
              <summary>{failed.raw}</summary>
              <pre>{indented(raw)}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
