'use client';

import { Button } from '@payloadcms/ui';
import type { FeedDetail } from '@vitrine/contract/core/staff-feeds.ts';
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
  isRunning: boolean;
}

/** Lets staff make time pass for the source of the demo, and shows what changed once the source is read. */
export function DemoTime({ language, source, isRunning }: DemoProps) {
  const texts = demoTexts[language];
  const call = useStaffCall(language);
  const [isCalling, startCall] = useTransition();
  const [passed, setPassed] = useState<PassedTime | null>(null);
  const run = source.last_run;
  const isRead = passed !== null && run !== null && run.id !== passed.lastRun && run.outcome !== 'running';
  useRefreshWhile(passed !== null && !isRead);

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
        {passed && !isRead && <p>{texts.reading}</p>}
        {passed && isRead && run.outcome !== 'done' && <p>{texts.failed}</p>}
        {passed && isRead && run.outcome === 'done' && (
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
