import { handleAction } from '../ui/handle-action.ts';
import { registerWorker } from './register-worker.ts';

/** Time after this code has come in which nothing else shall compete for the network, ms. */
const workerMs = 1000;

/** Starts what no visitor needs at once: buttons that share a page, whose earlier clicks are done now, and the service worker. */
export function startLate(): void {
  handleAction('share', (button) => {
    import('../components/share/share-page.ts').then(({ sharePage }) => sharePage(button));
  });
  if ('serviceWorker' in navigator) setTimeout(registerWorker, workerMs);
}
