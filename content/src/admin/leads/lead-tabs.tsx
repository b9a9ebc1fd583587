import { Link } from '@payloadcms/ui';
import type { LeadCounts } from '@vitrine/contract/core/staff-leads.ts';
import { leadTexts } from './lead-texts.ts';
import { type ListFilters, leadsPath, queryOf } from './lead-urls.ts';
import type { Language } from './staff-api.ts';

const tabs = ['all', 'new', 'in_progress', 'closed', 'quarantined'] as const;
type Tab = (typeof tabs)[number];

const tabOf = ({ stage, status }: ListFilters): Tab =>
  status === 'quarantined' ? 'quarantined' : (tabs.find((tab) => tab === stage) ?? 'all');

/** Tabs of the stages: links that keep the other filters. Stages that wait for staff show their count. */
export function LeadTabs({
  language,
  counts,
  filters,
}: {
  language: Language;
  counts: LeadCounts;
  filters: ListFilters;
}) {
  const texts = leadTexts[language].tabs;
  const { stage: _stage, status: _status, ...others } = filters;
  const current = tabOf(filters);
  const addressOf = (tab: Tab) => {
    const own = tab === 'all' ? {} : tab === 'quarantined' ? { status: tab } : { stage: tab };
    return `${leadsPath}${queryOf({ ...others, ...own })}`;
  };
  const countOf = (tab: Tab) => (tab === 'all' || tab === 'closed' ? 0 : counts[tab]);
  return (
    <nav className="leads-tabs" aria-label={texts.label}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={addressOf(tab)}
          prefetch={false}
          className="leads-tabs__tab"
          {...(tab === current && { 'aria-current': 'page' as const })}
        >
          {texts[tab]}
          {countOf(tab) > 0 && <span className="leads-count">{countOf(tab)}</span>}
        </Link>
      ))}
    </nav>
  );
}
