import type { LeadHistoryEntry } from '@vitrine/contract/core/staff-leads.ts';
import { formatDateTime } from './format-date.ts';
import { leadTexts } from './lead-texts.ts';
import type { Language } from './staff-api.ts';

/** Lists the events of a lead, the earliest first. */
export function LeadHistory({ language, history }: { language: Language; history: LeadHistoryEntry[] }) {
  const { title, line } = leadTexts[language].history;
  return (
    <section className="lead-section">
      <h2>{title}</h2>
      <ol className="lead-history">
        {history.map((entry) => (
          <li key={`${entry.kind} ${entry.at} ${line(entry)}`}>
            <span>{line(entry)}</span>
            <time dateTime={entry.at}>{formatDateTime(language, entry.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
