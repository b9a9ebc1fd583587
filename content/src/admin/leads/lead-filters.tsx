'use client';

import { AnimateHeight, Pill, SearchFilter, SearchIcon, useRouteTransition } from '@payloadcms/ui';
import type { StaffSite } from '@vitrine/contract/core/staff-leads.ts';
import { useRouter } from 'next/navigation.js';
import { useCallback, useId, useState } from 'react';
import { leadTexts } from './lead-texts.ts';
import { type ListFilters, leadsPath, queryOf } from './lead-urls.ts';
import { SelectField } from './select-field.tsx';
import type { Language } from './staff-api.ts';

interface FiltersProps {
  language: Language;
  filters: ListFilters;
  sites: StaffSite[];
}

interface Option {
  label: string;
  value: string;
}

/** Search field and filters of the list. Each change opens a new URL, so that a filtered list can be bookmarked and shared. */
export function LeadFilters({ language, filters, sites }: FiltersProps) {
  const texts = leadTexts[language];
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const { site, form_type, assignee, from, to, q } = filters;
  const chosen = [site, form_type, assignee, from, to].filter(Boolean).length;
  const [isOpen, setIsOpen] = useState(chosen > 0);
  const panel = useId();
  // The filters are compared as a string, because SearchFilter searches again whenever its callback changes, and a new object would change
  // it each time.
  const current = JSON.stringify(filters);

  const change = useCallback(
    (changed: ListFilters) => {
      const next: ListFilters = { ...JSON.parse(current), ...changed };
      startRouteTransition(() => router.push(`${leadsPath}${queryOf(next)}`));
    },
    [current, router, startRouteTransition],
  );
  const search = useCallback((words: string) => change({ q: words || undefined }), [change]);

  const select = (name: keyof ListFilters, label: string, options: Option[]) => (
    <SelectField
      label={label}
      empty={texts.filters.any}
      value={filters[name]}
      options={options}
      onChange={(value) => change({ [name]: value })}
    />
  );

  return (
    <div className="leads-filters">
      <div className="search-bar">
        <SearchIcon />
        <SearchFilter handleChange={search} label={texts.filters.search} searchQueryParam={q ?? ''} />
        <div className="search-bar__actions">
          <Pill
            aria-controls={panel}
            aria-expanded={isOpen}
            className="leads-filters__toggle"
            onClick={() => setIsOpen(!isOpen)}
            pillStyle="light"
            size="small"
          >
            {texts.filters.toggle}
            {chosen > 0 && ` (${chosen})`}
          </Pill>
        </div>
      </div>
      <AnimateHeight height={isOpen ? 'auto' : 0} id={panel}>
        <div className="leads-filters__panel">
          {sites.length > 1 &&
            select(
              'site',
              texts.filters.site,
              sites.map(({ microsite_id, name }) => ({ value: microsite_id, label: name[language] })),
            )}
          {select(
            'form_type',
            texts.filters.form,
            Object.entries(texts.forms).map(([value, label]) => ({ value, label })),
          )}
          {select('assignee', texts.filters.assignee, [
            { value: 'default', label: texts.filters.defaultRecipient },
            ...recipientOptions(sites, site),
          ])}
          <DayField label={texts.filters.from} value={from} onChange={(day) => change({ from: day })} />
          <DayField label={texts.filters.to} value={to} onChange={(day) => change({ to: day })} />
          {chosen > 0 && (
            <button
              type="button"
              className="leads-filters__clear"
              onClick={() =>
                change({ site: undefined, form_type: undefined, assignee: undefined, from: undefined, to: undefined })
              }
            >
              {texts.filters.clear}
            </button>
          )}
        </div>
      </AnimateHeight>
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** Date field with the browser's own picker, which works best on phones. */
function DayField({ label, value, onChange }: DayProps) {
  const id = useId();
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          id={id}
          type="date"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      </div>
    </div>
  );
}

/** Returns the recipients of one site, or of all sites, without duplicates. */
function recipientOptions(sites: StaffSite[], site: string | undefined): Option[] {
  const recipients = sites
    .filter(({ microsite_id }) => !site || microsite_id === site)
    .flatMap((each) => each.recipients.map(({ type, slug, name }) => [`${type}/${slug}`, name] as const));
  return [...new Map(recipients)].map(([value, label]) => ({ value, label }));
}
