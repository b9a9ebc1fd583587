'use client';

import { Banner, Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import type { SourcePeople } from '@vitrine/contract/core/staff-feed-people.ts';
import type { FeedDetail, FeedInput } from '@vitrine/contract/core/staff-feeds.ts';
import { useRouter } from 'next/navigation.js';
import { useTransition } from 'react';
import { formatDateTime } from '../leads/format-date.ts';
import type { Language } from '../leads/staff-api.ts';
import { reloadFeed, removeFeed, retryFeed, retryListing, runFeed, saveFeed } from './actions.ts';
import { BoardLeads } from './board-leads.tsx';
import { DemoTime } from './demo-time.tsx';
import { FailureList } from './failure-list.tsx';
import { FeedForm } from './feed-form.tsx';
import { RunTable } from './feed-reports.tsx';
import { feedTexts } from './feed-texts.ts';
import { feedsPath } from './feed-urls.ts';
import { HeldListNotice } from './held-list-notice.tsx';
import { PhotoReport } from './photo-report.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SourcePeopleList } from './source-people.tsx';
import { StateBadge } from './state-badge.tsx';
import { UnknownValues } from './unknown-values.tsx';
import { useRefreshWhile } from './use-refresh-while.ts';
import { useStaffCall } from './use-staff-call.ts';
import type { SiteOption } from './wrong-fields.ts';

interface PanelProps {
  language: Language;
  source: FeedDetail;
  people: SourcePeople | null;
  sites: SiteOption[];
  /** True for the source of the demo, whose listings change at the press of a button. */
  isDemo: boolean;
}

const removeModal = 'feed-removal';
const reloadModal = 'feed-reload';

/** Shows a source: its state, what needs attention, what was read, and its settings. It follows a run that is under way. */
export function FeedPanel({ language, source, people, sites, isDemo }: PanelProps) {
  const texts = feedTexts[language];
  const router = useRouter();
  const call = useStaffCall(language);
  const { openModal } = useModal();
  const [isCalling, startCall] = useTransition();
  const isRunning = source.requested_at !== null || source.last_run?.outcome === 'running';
  useRefreshWhile(isRunning);

  const run = () => startCall(async () => void (await call(() => runFeed(language, source.id), texts.actions.queued)));
  const reload = async () => void (await call(() => reloadFeed(language, source.id), texts.actions.reloadQueued));
  const pauseOrResume = () => {
    const { name, every_minutes, settings, is_active } = source;
    const input = { name, every_minutes, settings, is_active: !is_active };
    const done = is_active ? texts.actions.paused : texts.actions.resumed;
    startCall(async () => void (await call(() => saveFeed(language, source.id, input), done)));
  };
  const saveMeaning = (input: FeedInput) =>
    startCall(async () => void (await call(() => saveFeed(language, source.id, input), texts.unknown.saved)));
  const retryAll = () =>
    startCall(async () => void (await call(() => retryFeed(language, source.id), texts.failed.queued)));
  const retry = (key: string) =>
    startCall(async () => void (await call(() => retryListing(language, source.id, key), texts.failed.queuedOne)));
  const remove = async () => {
    const isRemoved = await call(() => removeFeed(language, source.id, source.name), texts.actions.removed);
    if (isRemoved) router.push(feedsPath);
  };

  return (
    <div className="feed-panel" aria-busy={isCalling}>
      <div className="feeds-header">
        <div>
          <h1>{source.name}</h1>
          <div className="feed-state">
            <StateBadge language={language} state={source.state} />
            <span>{texts.listings(source.shown)}</span>
            {source.failures > 0 && <span>{texts.failures(source.failures)}</span>}
          </div>
        </div>
        <div className="feed-buttons">
          <Button disabled={isCalling || isRunning || !source.is_active} onClick={run}>
            {texts.actions.run}
          </Button>
          <Button
            buttonStyle="secondary"
            disabled={isCalling || isRunning || !source.is_active}
            onClick={() => openModal(reloadModal)}
          >
            {texts.actions.reload}
          </Button>
          <Button buttonStyle="secondary" disabled={isCalling} onClick={pauseOrResume}>
            {source.is_active ? texts.actions.pause : texts.actions.resume}
          </Button>
        </div>
        <ConfirmationModal
          modalSlug={reloadModal}
          heading={texts.actions.reloadHeading}
          body={texts.actions.reloadBody}
          confirmLabel={texts.actions.reload}
          onConfirm={reload}
        />
      </div>
      {!source.is_active && <Banner type="info">{texts.actions.pausedHint}</Banner>}
      {source.requested_at && source.last_run?.outcome !== 'running' && (
        <p role="status" className="lead-hint">
          {texts.queued}
        </p>
      )}
      <ProgressBar language={language} run={source.last_run} />
      {source.alarms.map(({ kind, destination, detail, raised_at }) => (
        <div className="feed-alarm" key={`${kind} ${destination}`} role="alert">
          <h2>{texts.alarms.kinds[kind].title}</h2>
          <p>{texts.alarms.kinds[kind].action}</p>
          <p className="lead-hint">
            {detail} {texts.alarms.since(formatDateTime(language, raised_at))}
          </p>
        </div>
      ))}
      {source.held_lists.map((list) => (
        <HeldListNotice key={list.id} language={language} sourceId={source.id} list={list} call={call} />
      ))}
      {isDemo && <DemoTime language={language} source={source} isRunning={isRunning} />}
      <Facts language={language} source={source} />
      {source.failed.length > 0 && (
        <FailureList
          language={language}
          failures={source.failed}
          isBusy={isCalling || isRunning || !source.is_active}
          retryAll={retryAll}
          retry={retry}
        />
      )}
      <SourcePeopleList language={language} feed={source.id} people={people} />
      {source.board_leads && <BoardLeads language={language} leads={source.board_leads} />}
      {source.photos && <PhotoReport language={language} photos={source.photos} />}
      <UnknownValues language={language} source={source} isBusy={isCalling} save={saveMeaning} />
      <RunTable language={language} feed={source.id} runs={source.runs} />
      <section>
        <h2>{texts.settings}</h2>
        <FeedForm language={language} sites={sites} source={source} isBusy={isCalling} startSaving={startCall} />
      </section>
      <section className="feed-removal">
        <Button buttonStyle="secondary" size="small" onClick={() => openModal(removeModal)}>
          {texts.actions.remove}
        </Button>
        <ConfirmationModal
          modalSlug={removeModal}
          heading={texts.actions.removeHeading(source.name)}
          body={texts.actions.removeBody(source.shown)}
          confirmLabel={texts.actions.removeConfirm}
          onConfirm={remove}
        />
      </section>
    </div>
  );
}

function Facts({ language, source }: { language: Language; source: FeedDetail }) {
  const { facts, kinds, never } = feedTexts[language];
  const moment = (text: string | null) => (text === null ? never : formatDateTime(language, text));
  const rows: [string, string][] = [
    [facts.kind, kinds[source.kind]],
    [facts.sites, source.sites.map(({ name }) => name[language]).join(', ')],
    [facts.checked, moment(source.checked_at)],
    [facts.verified, moment(source.verified_at)],
    ...(source.watermark ? [[facts.watermark, moment(source.watermark)] satisfies [string, string]] : []),
    ...(source.is_active ? [[facts.next, moment(source.next_run_at)] satisfies [string, string]] : []),
  ];
  return (
    <dl className="feed-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
