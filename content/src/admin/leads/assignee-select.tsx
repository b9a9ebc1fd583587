'use client';

import type { LeadDetail, StaffSite } from '@vitrine/contract/core/staff-leads.ts';
import { leadTexts } from './lead-texts.ts';
import { SelectField } from './select-field.tsx';
import type { Language } from './staff-api.ts';

type Recipient = StaffSite['recipients'][number];
interface AssigneeProps {
  language: Language;
  lead: LeadDetail;
  site: StaffSite;
  onChange: (assignee: Recipient | null) => void;
}

const keyOf = ({ type, slug }: { type?: string | undefined; slug?: string | undefined }) => `${type}/${slug}`;

/** Select of the person who handles a lead: its recipient, or another recipient of the site. */
export function AssigneeSelect({ language, lead, site, onChange }: AssigneeProps) {
  const { assignee } = leadTexts[language];
  const { assigned_to } = lead;
  const options = site.recipients.map((recipient) => ({ value: keyOf(recipient), label: recipient.name }));
  const value = assigned_to ? keyOf(assigned_to) : undefined;
  // An assignee who is no longer a recipient of the site stays selected.
  if (assigned_to && value && !options.some((option) => option.value === value)) {
    options.unshift({ value, label: assigned_to.name });
  }
  return (
    <div>
      <SelectField
        label={assignee.label}
        empty={assignee.none(lead.recipient.name)}
        value={value}
        options={options}
        onChange={(chosen) => onChange(site.recipients.find((recipient) => keyOf(recipient) === chosen) ?? null)}
      />
      <p className="lead-hint">{assignee.hint}</p>
    </div>
  );
}
