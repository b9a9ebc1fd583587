'use client';

import { Button } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { flushSync } from 'react-dom';
import type { PublishCheck } from '../../collections/publish-check/check-form.ts';
import type { PublishIssue } from '../../collections/publish-check/publish-issue.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { publishTexts } from './publish-texts.ts';
import { fieldAddress, useRevealField } from './reveal-field.ts';
import { SearchResultPreview } from './search-result-preview.tsx';
import './publish.css';

interface Props {
  check: PublishCheck;
  /** Language of the admin. */
  language: 'fr' | 'en';
  /** Language of the form. */
  locale: Locale;
  /** Label of the button that continues despite the issues; by default it publishes at once. */
  confirmLabel?: string;
  onPublish: () => void;
  onClose: () => void;
}

/** Lists what may be corrected before a document is published, each with a link to its field, and its result in search engines. */
export function CheckDialog({ check: { issues, results }, language, locale, confirmLabel, onPublish, onClose }: Props) {
  const reveal = useRevealField();
  const t = publishTexts[language];

  const open = (path: string) => {
    // The browser returns the focus to the button that opened the dialog when it closes, so that happens first.
    flushSync(onClose);
    void reveal(path);
  };
  const isBreaking = issues.some((issue) => issue.isBreaking);
  return (
    <FormDialog title={t.title(issues.length)} isWide onClose={onClose}>
      <p>{isBreaking ? t.breaking : t.warning}</p>
      <ul className="publish-check__issues">
        {issues.map((issue) => (
          <li key={`${issue.kind} ${issue.path} ${issue.locale} ${issue.detail}`} data-breaking={issue.isBreaking}>
            <IssueLink issue={issue} language={language} locale={locale} onOpen={open} />
          </li>
        ))}
      </ul>
      <SearchResultPreview results={results} language={language} />
      <div className="form-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {t.correct}
        </Button>
        <Button margin={false} onClick={onPublish}>
          {confirmLabel ?? t.publish}
        </Button>
      </div>
    </FormDialog>
  );
}

interface LinkProps {
  issue: PublishIssue;
  language: 'fr' | 'en';
  locale: Locale;
  onOpen: (path: string) => void;
}

/** Links an issue to its field, in the language that it concerns. */
function IssueLink({ issue, language, locale, onOpen }: LinkProps) {
  const t = publishTexts[language];
  const { path, kind, detail } = issue;
  const place = [
    issue.block && `${issue.block.number}. ${issue.block.label[language]}`,
    issue.field?.[language],
    issue.locale && t.locales[issue.locale],
  ].filter(Boolean);
  const text = (
    <>
      {place.length > 0 && <strong>{place.join(' · ')}</strong>} {t.issues[kind](detail ?? '')}
    </>
  );
  if (issue.locale !== null && issue.locale !== locale) return <a href={fieldAddress(path, issue.locale)}>{text}</a>;
  return (
    <button type="button" onClick={() => onOpen(path)}>
      {text}
    </button>
  );
}
