'use client';

import {
  Button,
  ConfirmationModal,
  Pill,
  toast,
  useAuth,
  useDocumentInfo,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import type { Language } from '../../accounts/account-texts.ts';
import type { ListedSession } from '../../accounts/sessions/session-endpoints.ts';
import { formatDateTime } from '../leads/format-date.ts';
import { callAccount } from './account-api.ts';
import { accountViewTexts } from './account-view-texts.ts';
import { EndSessionDialog } from './end-session-dialog.tsx';
import { sessionTexts } from './session-texts.ts';
import './accounts.css';

const modal = 'end-sessions';

interface Sessions {
  sessions: ListedSession[];
}

/**
 * Lists where an account is logged in. The owner ends other sessions one by one or all at once, after a confirmation; an administrator ends all of
 * a colleague.
 */
export function SessionsField() {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const t = sessionTexts[language];
  const { id, title } = useDocumentInfo();
  const { user } = useAuth();
  const { openModal } = useModal();
  const [sessions, setSessions] = useState<ListedSession[]>();
  /** The session that the owner is asked to confirm the end of: its id, or null for all other sessions. */
  const [asked, setAsked] = useState<{ session: string | null }>();
  const titleId = useId();
  const isOwn = String(user?.id) === String(id);

  useEffect(() => {
    if (id === undefined) return;
    void callAccount<Sessions>(language, `/${id}/sessions`).then((answer) => {
      if (answer.kind === 'ok') setSessions(answer.data.sessions);
    });
  }, [id, language]);

  if (!sessions) return null;
  const show = ({ sessions: left }: Sessions) => {
    setSessions(left);
    setAsked(undefined);
    toast.success(t.ended);
  };
  const endAll = async () => {
    const answer = await callAccount<Sessions>(language, `/${id}/sessions/end`, {});
    if (answer.kind === 'ok') show(answer.data);
    else toast.error(answer.kind === 'refused' ? answer.message : accountViewTexts[language].unavailable);
  };
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <section className="field-type account-sessions" aria-labelledby={titleId}>
      <h2 className="field-label" id={titleId}>
        {t.label}
      </h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionLine session={session} language={language} />
            {isOwn && !session.is_current && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => setAsked({ session: session.id })}
                extraButtonProps={{
                  'aria-label': t.endNamed(
                    t.device(session.browser, session.system),
                    formatDateTime(language, session.since),
                  ),
                }}
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!hasOthers && <p className="field-description">{isOwn ? t.onlyThis : t.none}</p>}
      {hasOthers && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => (isOwn ? setAsked({ session: null }) : openModal(modal))}
        >
          {isOwn ? t.endOthers : t.endAll}
        </Button>
      )}
      {asked && (
        <EndSessionDialog
          account={String(id)}
          session={asked.session}
          language={language}
          onEnded={show}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ConfirmationModal
        modalSlug={modal}
        heading={t.endAllTitle}
        body={t.endAllBody(String(title))}
        confirmLabel={t.endAll}
        onConfirm={endAll}
      />
    </section>
  );
}

function SessionLine({ session, language }: { session: ListedSession; language: Language }) {
  const t = sessionTexts[language];
  const { browser, system, since, last_active, is_current } = session;
  return (
    <div>
      <strong>{t.device(browser, system)}</strong>{' '}
      {is_current && (
        <Pill pillStyle="success" size="small">
          {t.current}
        </Pill>
      )}
      <p>{t.since(formatDateTime(language, since))}</p>
      {!is_current && last_active && <p>{t.lastActive(formatDateTime(language, last_active))}</p>}
    </div>
  );
}
