import { Link } from '@payloadcms/ui';
import type { FeedDetail } from '@vitrine/contract/core/staff-feeds.ts';
import { formatDateTime } from '../leads/format-date.ts';
import { leadPath } from '../leads/lead-urls.ts';
import type { Language } from '../leads/staff-api.ts';
import { boardTexts } from './board-texts.ts';

interface LeadsProps {
  language: Language;
  leads: NonNullable<FeedDetail['board_leads']>;
}

/** Shows how many messages of a source were sent to its board, and those that were not, each with a link to its lead. */
export function BoardLeads({ language, leads }: LeadsProps) {
  const texts = boardTexts[language];
  return (
    <section className="feed-failures">
      <h2>{texts.title}</h2>
      <p>{texts.counts(leads)}</p>
      {leads.failed.length > 0 && (
        <ul>
          {leads.failed.map(({ lead, at, reason }) => (
            <li key={lead}>
              <strong>
                <Link href={leadPath(lead)} prefetch={false}>
                  {texts.lead(formatDateTime(language, at))}
                </Link>
              </strong>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
