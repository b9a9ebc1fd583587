'use client';

import { useRouter } from 'next/navigation.js';
import { useId } from 'react';
import type { Language } from '../leads/staff-api.ts';
import { chooseSite } from './choose-site.ts';
import { siteTexts } from './site-texts.ts';

interface Props {
  language: Language;
  sites: { id: number; name: string }[];
  current: number | null;
  mayChooseAll: boolean;
}

/** Selects the current site, then shows its dashboard: a document of another site must not stay open below the new choice. */
export function SiteSelect({ language, sites, current, mayChooseAll }: Props) {
  const t = siteTexts[language];
  const id = useId();
  const router = useRouter();
  const choose = (value: string) => {
    chooseSite(value === '' ? null : Number(value));
    router.push('/admin');
    router.refresh();
  };
  return (
    <div className="site-switcher">
      <label htmlFor={id}>{t.label}</label>
      <select id={id} value={current ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {mayChooseAll && <option value="">{t.all}</option>}
        {sites.map((site) => (
          <option key={site.id} value={site.id}>
            {site.name}
          </option>
        ))}
      </select>
    </div>
  );
}
