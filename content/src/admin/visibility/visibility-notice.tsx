'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useLastPublication } from './use-last-publication.ts';
import { visibilityTexts } from './visibility-texts.ts';
import { type Watched, watchVisibility } from './watch-visibility.ts';
import './visibility-notice.css';

/** Reports when visitors see what was just published, or no longer see what was unpublished, with links to the pages. */
export function VisibilityNotice() {
  const { id, collectionSlug: collection } = useDocumentInfo();
  const { i18n } = useTranslation();
  const publication = useLastPublication();
  const [watched, setWatched] = useState<Watched | null>(null);
  const [attempt, setAttempt] = useState(0);
  const watching = useRef<AbortController>(null);
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const t = visibilityTexts[language];

  // biome-ignore lint/correctness/useExhaustiveDependencies: Another attempt checks the same publication again.
  useEffect(() => {
    if (!publication || id === undefined || collection === undefined) return;
    const aborted = new AbortController();
    watching.current = aborted;
    void watchVisibility({ ...publication, collection, id }, aborted.signal, setWatched);
    return () => aborted.abort();
  }, [publication, id, collection, attempt]);

  const close = () => {
    watching.current?.abort();
    setWatched(null);
  };

  return (
    <section className="visibility-notice" aria-label={t.label} data-state={watched?.state}>
      <p role="status" className="visibility-notice__message">
        {watched && publication && messageOf(watched, publication.state, t)}
      </p>
      {watched && watched.state !== 'waiting' && (
        <div className="visibility-notice__actions">
          {publication?.state === 'published' &&
            watched.visibility?.pages.map(({ locale, url }) => (
              <a key={locale} href={url} target="_blank" rel="noreferrer">
                {t.pages[locale]}
                <span className="visibility-notice__hidden"> ({t.newTab})</span>
              </a>
            ))}
          {watched.state !== 'done' && (
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAttempt(attempt + 1)}>
              {t.again}
            </Button>
          )}
          <Button buttonStyle="subtle" size="small" margin={false} onClick={close}>
            {t.close}
          </Button>
        </div>
      )}
    </section>
  );
}

function messageOf(
  { state, visibility }: Watched,
  published: 'published' | 'unpublished',
  t: (typeof visibilityTexts)['fr'],
): string {
  if (state === 'failed') return t.failed;
  if (visibility?.exception && state === 'done') return t.exceptions[visibility.exception];
  return t[state][published];
}
