import { Link } from '@payloadcms/ui';
import type { LeadSummary, StaffSite } from '@vitrine/contract/core/staff-leads.ts';
import { DataTable } from '../components/data-table.tsx';
import { formatDateTime } from './format-date.ts';
import { leadTexts } from './lead-texts.ts';
import { leadPath } from './lead-urls.ts';
import type { Language } from './staff-api.ts';
import { StageBadge } from './stage-badge.tsx';

interface TableProps {
  language: Language;
  leads: LeadSummary[];
  sites: StaffSite[];
}

/** Table of one page of leads. On a phone each row becomes a card. */
export function LeadTable({ language, leads, sites }: TableProps) {
  const { columns, forms } = leadTexts[language];
  const siteName = (id: string) => sites.find((site) => site.microsite_id === id)?.name[language] ?? id;
  const heads = [
    columns.name,
    columns.received,
    columns.form,
    ...(sites.length > 1 ? [columns.site] : []),
    columns.assignee,
    columns.stage,
  ];
  return (
    <DataTable look="cards" className="leads-table" heads={heads}>
      {leads.map((lead) => (
        <tr key={lead.id}>
          <td className="data-table__name">
            <Link href={leadPath(lead.id)} prefetch={false}>
              {lead.name || lead.email}
            </Link>
            <span>{lead.email}</span>
          </td>
          <td>
            <time dateTime={lead.created_at}>{formatDateTime(language, lead.created_at)}</time>
          </td>
          <td>{forms[lead.form_type]}</td>
          {sites.length > 1 && <td>{siteName(lead.microsite_id)}</td>}
          <td className="leads-table__assignee">{(lead.assigned_to ?? lead.recipient).name}</td>
          <td className="leads-table__stage">
            <StageBadge language={language} stage={lead.stage} status={lead.status} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
