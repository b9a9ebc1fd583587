import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import { alertFilters, type SearchFilters, writeFilters } from '../../../search/filters.ts';
import type { SearchChoices } from '../../../search/search-data.ts';
import { Button } from '../../../ui/button/button.tsx';
import { texts } from '../texts.ts';
import styles from './quick-alert.module.css';
import type { QuickAlertFormProps } from './quick-alert-form.tsx';

interface Props {
  filters: SearchFilters;
  choices: SearchChoices;
  /** The link to the form with more choices. */
  children: ReactNode;
}

/** Returns the filters of an alert that needs an e-mail address alone; null for a search for rent, or one that says no place. */
export function quickAlertFilters(filters: SearchFilters): SearchFilters | null {
  const kept = alertFilters(filters);
  return kept && (kept.mun.length > 0 || kept.area !== null) ? kept : null;
}

/**
 * Renders the button that opens the short form of a property alert with the filters of the search. Nothing for a search of
 * which it keeps too little.
 */
export function QuickAlert({ filters, choices, children }: Props) {
  const t = useTexts(texts);
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<QuickAlertFormProps> | null>(null);
  // Before the visitor can type into the field. A focus that was still on the button, which is gone, is on the body.
  useLayoutEffect(() => {
    if (Form && document.activeElement === document.body) place.current?.querySelector('input')?.focus();
  }, [Form]);
  const kept = quickAlertFilters(filters);
  if (!kept) return null;
  const open = async () => {
    const { QuickAlertForm } = await import('./quick-alert-form.tsx');
    setForm(() => QuickAlertForm);
  };
  return (
    <div ref={place} className={styles.alert}>
      {Form ? (
        // Another search is another alert.
        <Form key={writeFilters(kept).toString()} filters={kept} choices={choices}>
          {children}
        </Form>
      ) : (
        <Button tone="quiet" onClick={open}>
          {t.quickAlert}
        </Button>
      )}
    </div>
  );
}
