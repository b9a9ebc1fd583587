import type { FeedSummary } from '@vitrine/contract/core/staff-feeds.ts';
import type { Language } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';

/** Shows how far a run has come; nothing for one that has ended. */
export function ProgressBar({ language, run }: { language: Language; run: FeedSummary['last_run'] }) {
  if (run?.outcome !== 'running') return null;
  const text = feedTexts[language].progress(run.read, run.expected);
  return (
    <div className="feeds-progress">
      <progress
        aria-label={feedTexts[language].states.running}
        {...(run.expected !== null && { value: Math.min(run.read, run.expected), max: Math.max(run.expected, 1) })}
      />
      <span>{text}</span>
    </div>
  );
}
