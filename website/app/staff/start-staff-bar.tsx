import { isLocale } from '@vitrine/contract/locale.ts';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { StaffBar } from './staff-bar.tsx';
import { staffCookie } from './staff-cookie.ts';

/** Tells when the address of the page changes. */
type Subscribe = (listener: () => void) => () => void;

/** Shows the bar of staff beside the page once the server has confirmed that they are logged in to the admin. */
export async function startStaffBar(subscribe: Subscribe): Promise<void> {
  const response = await fetch('/qa/staff-bar');
  if (!response.ok) return hide();
  const { admin }: { admin: string } = await response.json(); // our own route wrote it
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Bar
      {...{ admin, subscribe }}
      onHide={() => {
        hide();
        root.unmount();
      }}
    />,
  );
}

function Bar({ admin, subscribe, onHide }: { admin: string; subscribe: Subscribe; onHide: () => void }) {
  const address = useSyncExternalStore(subscribe, () => location.href);
  const { lang } = document.documentElement;
  return <StaffBar {...{ admin, address, onHide }} locale={isLocale(lang) ? lang : 'fr'} />;
}

function hide(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = staffCookie(0);
}
