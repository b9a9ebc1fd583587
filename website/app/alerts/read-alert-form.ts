import type { AlertChange } from '@vitrine/contract/core/alerts.ts';
import { type AlertAction, alertActions, frequencies } from './alert-view.ts';

/** The change that a form of the page requests from core; 'end' ends the alert. */
export type AskedChange = { action: AlertAction; change: AlertChange | 'end' };

/** Reads the pressed button and the fields of its form. Returns null for values that no form of the site sends. */
export function readAlertForm(form: FormData): AskedChange | null {
  const action = alertActions.find((known) => known === form.get('do'));
  const change = action && changeOf(action, form.get('frequency'));
  return change ? { action, change } : null;
}

function changeOf(action: AlertAction, chosen: FormDataEntryValue | null): AskedChange['change'] | null {
  switch (action) {
    case 'confirm':
    case 'resume':
      return { status: 'active' };
    case 'pause':
      return { status: 'paused' };
    case 'unsubscribe':
      return 'end';
    case 'save': {
      const frequency = frequencies.find((known) => known === chosen);
      return frequency ? { frequency } : null;
    }
  }
}
