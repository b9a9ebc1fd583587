import type { AlertStatus } from '@vitrine/contract/core/alerts.ts';
import { type AlertNotice, alertActions } from './alert-view.ts';

/** The states in which each notice is still true: an address may be opened again after the alert has changed. */
const trueIn: Readonly<Record<AlertNotice, readonly AlertStatus[]>> = {
  confirm: ['active'],
  save: ['active', 'paused'],
  change: ['active', 'paused'],
  pause: ['paused'],
  resume: ['active'],
  unsubscribe: ['unsubscribed'],
  failed: ['pending', 'active', 'paused'],
};

/** Returns the notice of `done` in the address when the state of the alert agrees with it. */
export function readNotice(done: string | null, status: AlertStatus): AlertNotice | null {
  const notice = [...alertActions, 'failed' as const].find((known) => known === done);
  return notice && trueIn[notice].includes(status) ? notice : null;
}
