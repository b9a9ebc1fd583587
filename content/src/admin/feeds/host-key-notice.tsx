'use client';

import { Banner, Button } from '@payloadcms/ui';
import type { ConnectionTestResult } from '@vitrine/contract/core/staff-feeds.ts';
import type { Language } from '../leads/staff-api.ts';
import { formTexts } from './form-texts.ts';

export type UnconfirmedServer = Extract<ConnectionTestResult, { outcome: 'host-key' }>;

interface NoticeProps {
  language: Language;
  server: UnconfirmedServer;
  isWorking: boolean;
  /** Takes the server for the right one, and tests it again. */
  confirm: (fingerprint: string) => void;
}

/** Shows the fingerprint of a server, for staff to compare with the one that their provider gave them. */
export function HostKeyNotice({ language, server, isWorking, confirm }: NoticeProps) {
  const { hostKey } = formTexts[language];
  return (
    <section className="feed-result">
      <Banner type={server.is_other ? 'error' : 'info'}>
        <strong>{hostKey.title}</strong> {server.is_other ? hostKey.other : hostKey.first}
      </Banner>
      <p className="feed-fingerprint">
        <span className="lead-hint">{hostKey.fingerprint}</span>
        <code>{server.fingerprint}</code>
        <span className="lead-hint">{hostKey.nothingSent}</span>
      </p>
      <div className="feed-buttons">
        <Button buttonStyle="secondary" disabled={isWorking} onClick={() => confirm(server.fingerprint)}>
          {hostKey.confirm}
        </Button>
      </div>
    </section>
  );
}
