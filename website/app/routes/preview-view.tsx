import { useEffect, useState } from 'react';
import type { AnyPage } from '../document/finished-page.ts';
import { fetchFinishedPage } from '../page/fetch-finished-page.ts';
import type { View } from '../page/page-content.ts';
import { PageView } from '../page/page-view.tsx';
import { connectAdmin } from '../preview/connect-admin.ts';
import { latestOnly } from '../preview/latest-only.ts';
import { Overlays } from '../shell/overlays.tsx';

interface Data {
  /** Origin of the admin that may send changes; null without one. */
  adminOrigin: string | null;
}

/** Shows a draft, and what its editor changes in the admin around it. */
function Preview({ page: first, data: { adminOrigin } }: { page: AnyPage; data: Data }) {
  // The last valid state stays while a change cannot be shown.
  const [page, setPage] = useState(first);
  const { locale } = first;
  useEffect(() => {
    if (adminOrigin === null) return;
    const stop = new AbortController();
    const onEdit = latestOnly(async (edited: object) => {
      const finished = await fetchFinishedPage(edited, stop.signal);
      if (finished && !stop.signal.aborted) setPage(finished);
    });
    const disconnect = connectAdmin({ adminOrigin, locale, onEdit });
    return () => {
      disconnect();
      stop.abort();
    };
  }, [adminOrigin, locale]);
  return (
    <PageView page={page}>
      <Overlays />
    </PageView>
  );
}

export const view: View<'preview', Data> = { name: 'preview', Component: Preview };
