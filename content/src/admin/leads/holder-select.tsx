'use client';

import type { LeadDetail, StaffSite } from '@vitrine/contract/core/staff-leads.ts';
import type { Language } from './desk.ts';
import { leadTexts } from './lead-texts.ts';
import { SelectField } from './select-field.tsx';

type Recipient = StaffSite['recipients'][number];
type HolderProps = {
  language: Language;
  lead: LeadDetail;
  site: StaffSite;
  onChange: (assignee: Recipient | null) => void;
};

const keyOf = ({ type, slug }: { type?: string | undefined; slug?: string | undefined }) => `${type}/${slug}`;

/** Who looks after a lead: its recipient, or whom staff give it to. */
export function HolderSelect({ language, lead, site, onChange }: HolderProps) {
  const { holder } = leadTexts[language];
  const { assigned_to } = lead;
  const options = site.recipients.map((recipient) => ({ value: keyOf(recipient), label: recipient.name }));
  const value = assigned_to ? keyOf(assigned_to) : undefined;
  // Somebody who has left the site since still has the lead.
  if (assigned_to && value && !options.some((option) => option.value === value)) {
    options.unshift({ value, label: assigned_to.name });
  }
  return (
    <div>
      <SelectField
        label={holder.label}
        empty={holder.none(lead.recipient.name)}
        value={value}
        options={options}
        onChange={(chosen) => onChange(site.recipients.find((recipient) => keyOf(recipient) === chosen) ?? null)}
      />
      <p className="lead-hint">{holder.hint}</p>
    </div>
  );
}
