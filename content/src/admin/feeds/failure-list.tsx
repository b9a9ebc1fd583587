'use client';

import { Button } from '@payloadcms/ui';
import type { FeedFailure } from '@vitrine/contract/core/staff-feeds.ts';
import { formatDateTime } from '../leads/format-date.ts';
import type { Language } from '../leads/staff-api.ts';
import { FailureItem } from './failure-item.tsx';
import { feedTexts } from './feed-texts.ts';

interface ListProps {
  language: Language;
  failures: FeedFailure[];
  isBusy: boolean;
  retryAll: () => void;
  retry: (key: string) => void;
}

/** Lists the listings that could not be read, each with the reason and the record that came. */
export function FailureList({ language, failures, isBusy, retryAll, retry }: ListProps) {
  const { failed } = feedTexts[language];
  return (
    <section className="feed-failures">
      <div className="feeds-header">
        <div>
          <h2>{failed.title}</h2>
          <p className="lead-hint">{failed.intro}</p>
        </div>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={retryAll}>
          {failed.retry}
        </Button>
      </div>
      <ul>
        {failures.map(({ key, reason, raw, attempts, first_failed_at }) => (
          <FailureItem
            key={key}
            language={language}
            failureKey={key}
            reason={reason}
            raw={raw}
            isBusy={isBusy}
            retry={retry}
          >
            {formatDateTime(language, first_failed_at)} · {failed.attempts(attempts)}
          </FailureItem>
        ))}
      </ul>
    </section>
  );
}
