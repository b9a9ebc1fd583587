import { type ComponentType, useState } from 'react';
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
}

/**
 * Renders the button that opens the short form of a property alert with the filters of the search. Nothing for a search that no alert
 * keeps: one for rent, or that says no place.
 */
export function QuickAlert({ filters, choices }: Props) {
  const t = useTexts(texts);
  const [Form, setForm] = useState<ComponentType<QuickAlertFormProps> | null>(null);
  const kept = alertFilters(filters);
  if (!kept || (kept.mun.length === 0 && kept.area === null)) return null;
  const open = async () => {
    const { QuickAlertForm } = await import('./quick-alert-form.tsx');
    setForm(() => QuickAlertForm);
  };
  return (
    <div className={styles.alert}>
      {Form ? (
        // Another search is another alert.
        <Form key={writeFilters(kept).toString()} filters={kept} choices={choices} />
      ) : (
        <Button tone="quiet" onClick={open}>
          {t.quickAlert}
        </Button>
      )}
    </div>
  );
}
