import { AlertPage } from '../alerts/alert-page.tsx';
import type { AlertView } from '../alerts/alert-view.ts';
import type { View } from '../document/page-content.ts';
import { PageView } from '../document/page-view.tsx';
import { Overlays } from '../shell/overlays/overlays.tsx';

export const view: View<'alert', AlertView> = {
  name: 'alert',
  Component: ({ page, data }) => (
    <PageView page={page} content={<AlertPage view={data} />}>
      <Overlays />
    </PageView>
  ),
};
