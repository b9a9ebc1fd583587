'use client';

import type { FeedListing, FeedRunDetail } from '@vitrine/contract/core/staff-feeds.ts';
import { useTransition } from 'react';
import type { Language } from '../leads/staff-api.ts';
import { retryListing } from './actions.ts';
import { FailureItem } from './failure-item.tsx';
import { feedTexts } from './feed-texts.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useRefreshWhile } from './use-refresh-while.ts';
import { useStaffCall } from './use-staff-call.ts';

interface PanelProps {
  language: Language;
  title: string;
  detail: FeedRunDetail;
}

/** Shows one run of a source: its result, the listings that it changed by their addresses, and those that failed in it. */
export function RunPanel({ language, title, detail }: PanelProps) {
  const { source, run, failed } = detail;
  const { runs: texts, held, failed: failedTexts } = feedTexts[language];
  const call = useStaffCall(language);
  const [isCalling, startCall] = useTransition();
  useRefreshWhile(run.outcome === 'running');
  const retry = (key: string) =>
    startCall(async () => void (await call(() => retryListing(language, source.id, key), failedTexts.queuedOne)));
  const counts = { new: run.added, changed: run.written - run.added, removed: run.removed };
  const seconds =
    run.finished_at === null ? null : Math.round((Date.parse(run.finished_at) - Date.parse(run.started_at)) / 1000);
  return (
    <div className="feed-panel" aria-busy={isCalling}>
      <div>
        <h1>{title}</h1>
        <p>
          {texts.outcomes[run.outcome]}
          {seconds !== null && ` · ${texts.duration(seconds)}`}
        </p>
        {run.reason && <p>{run.reason}</p>}
        <p className="lead-hint">{texts.line(run)}</p>
      </div>
      <ProgressBar language={language} run={run} />
      {run.outcome === 'done' && run.written + run.removed === 0 && <p>{texts.unchanged}</p>}
      {failed.length > 0 && (
        <section className="feed-failures">
          <h2>
            {texts.failed} ({run.failed})
          </h2>
          <ul>
            {failed.map(({ key, reason, raw }) => (
              <FailureItem
                key={key}
                language={language}
                failureKey={key}
                reason={reason}
                raw={raw}
                isBusy={isCalling || !source.is_active}
                retry={retry}
              >
                {raw === null ? texts.settled : ''}
              </FailureItem>
            ))}
          </ul>
          {run.failed > failed.length && <p className="lead-hint">{held.more(run.failed - failed.length)}</p>}
        </section>
      )}
      {(['new', 'changed', 'removed'] as const).map(
        (change) =>
          counts[change] > 0 && (
            <section key={change}>
              <h2>
                {texts.changes[change]} ({counts[change]})
              </h2>
              <ul className="feed-changes">
                {detail[change].map((listing) => (
                  <ChangedListing key={listing.key} language={language} listing={listing} />
                ))}
              </ul>
              {counts[change] > detail[change].length && (
                <p className="lead-hint">{held.more(counts[change] - detail[change].length)}</p>
              )}
            </section>
          ),
      )}
    </div>
  );
}

const ChangedListing = ({ language, listing }: { language: Language; listing: FeedListing }) => (
  <li>
    {listing.address || feedTexts[language].runs.hidden} <span className="lead-hint">{listing.number}</span>
  </li>
);
