'use client';

import { Button } from '@payloadcms/ui';
import type { FeedDetail, FeedRunSummary } from '@vitrine/contract/core/staff-feeds.ts';
import { useState, useTransition } from 'react';
import type { Language } from '../leads/staff-api.ts';
import { letTimePass, type PassedTime } from './demo-actions.ts';
import { demoTexts } from './demo-texts.ts';
import { runPath } from './feed-urls.ts';
import { useRefreshWhile } from './use-refresh-while.ts';
import { useStaffCall } from './use-staff-call.ts';

interface DemoProps {
  language: Language;
  source: FeedDetail;
  /** True while a run is asked for or under way. */
  isRunning: boolean;
}

/**
 * Returns the run that read the changes, the newest where none changed anything; null while there is none after `lastRun`. The run that was
 * asked for finds nothing new when a run of the timetable comes first.
 */
function readingRun(runs: readonly FeedRunSummary[], lastRun: string | null): FeedRunSummary | null {
  const later = runs.filter(({ id }) => BigInt(id) > BigInt(lastRun ?? 0));
  return later.find(({ written }) => written > 0) ?? later[0] ?? null;
}

/** Lets staff make time pass for the source of the demo, and shows what changed once the source is read. */
export function DemoTime({ language, source, isRunning }: DemoProps) {
  const texts = demoTexts[language];
  const call = useStaffCall(language);
  const [isCalling, startCall] = useTransition();
  const [passed, setPassed] = useState<PassedTime | null>(null);
  const run = passed && !isRunning ? readingRun(source.runs, passed.lastRun) : null;
  useRefreshWhile(passed !== null && run === null);

  const press = () =>
    startCall(async () => {
      setPassed(null);
      await call(async () => {
        const answer = await letTimePass(language, source.id);
        if (answer.kind === 'ok') setPassed(answer.data);
        return answer;
      }, texts.done);
    });

  return (
    <section className="feed-demo" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.intro}</p>
      <Button disabled={isCalling || isRunning || !source.is_active} onClick={press}>
        {texts.button}
      </Button>
      <div role="status">
        {passed && !run && <p>{texts.reading}</p>}
        {passed && run && run.outcome !== 'done' && <p>{texts.failed}</p>}
        {passed && run?.outcome === 'done' && (
          <>
            <p>{texts.result(passed.changes.length)}</p>
            <ul className="feed-changes">
              {passed.changes.map((change) => (
                <li key={change.number}>
                  <a href={change.href} target="_blank" rel="noreferrer">
                    {change.address[language]}
                  </a>{' '}
                  <span>{texts.change(change)}</span>
                </li>
              ))}
            </ul>
            <a href={runPath(source.id, run.id)}>{texts.seeRun}</a>
          </>
        )}
      </div>
    </section>
  );
}
