import type { LeadHistoryEntry } from '@vitrine/contract/core/staff-leads.ts';
import { formatDateTime } from './format-date.ts';
import { LeadNote, type NoteCalls } from './lead-note.tsx';
import { leadTexts } from './lead-texts.ts';
import type { Language } from './staff-api.ts';

interface HistoryProps {
  language: Language;
  history: LeadHistoryEntry[];
  noteCalls: NoteCalls;
}

/** Lists the events of a lead and the notes on it, the earliest first. */
export function LeadHistory({ language, history, noteCalls }: HistoryProps) {
  const { title, line } = leadTexts[language].history;
  return (
    <section className="lead-section">
      <h2>{title}</h2>
      <ol className="lead-history">
        {history.map((entry) =>
          entry.kind === 'note' ? (
            <LeadNote key={`note ${entry.id}`} language={language} note={entry} calls={noteCalls} />
          ) : (
            <li key={`${entry.kind} ${entry.at} ${line(entry)}`}>
              <span>{line(entry)}</span>
              <time dateTime={entry.at}>{formatDateTime(language, entry.at)}</time>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
