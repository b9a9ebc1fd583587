import type { AlertChange } from '@vitrine/contract/core/alerts.ts';
import { readSearch, writeFilters } from '../search/filters.ts';
import { type AlertAction, alertActions, frequencies } from './alert-view.ts';

/** The change that a form of the page requests from core; 'end' ends the alert. */
export interface RequestedChange {
  action: AlertAction;
  change: AlertChange | 'end';
}

/** Reads the pressed button and the fields of its form. Returns null for values that no form of the site sends. */
export function readAlertForm(form: FormData): RequestedChange | null {
  const action = alertActions.find((known) => known === form.get('do'));
  const change = action && changeOf(action, form);
  return change ? { action, change } : null;
}

function changeOf(action: AlertAction, form: FormData): RequestedChange['change'] | null {
  switch (action) {
    case 'confirm':
    case 'resume':
      return { status: 'active' };
    case 'pause':
      return { status: 'paused' };
    case 'unsubscribe':
      return 'end';
    case 'change': {
      const query = searchQuery(form);
      return query === null ? null : { query };
    }
    case 'save': {
      const chosen = form.get('frequency');
      const frequency = frequencies.find((known) => known === chosen);
      return frequency ? { frequency } : null;
    }
  }
}

/** Returns the search in the fields of a form, as the query string of the search page; null for one that says no place. */
function searchQuery(form: FormData): string | null {
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') params.append(name, value);
  const { filters } = readSearch(params);
  return filters.mun.length > 0 || filters.area !== null ? writeFilters(filters).toString() : null;
}
