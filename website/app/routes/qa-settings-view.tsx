import type { Locale } from '@vitrine/contract/locale.ts';
import type { View } from '../page/page-content.ts';
import { PageView } from '../page/page-view.tsx';
import type { QaPanelData } from '../qa/qa-panel.ts';
import type { QaSettings } from '../qa/qa-settings.ts';
import { QaSettingsForm } from '../qa/qa-settings-form.tsx';

interface Data {
  locale: Locale;
  settings: QaSettings;
  panel: QaPanelData;
  isSaved: boolean;
}

export const view: View<'qa-settings', Data> = {
  name: 'qa-settings',
  Component: ({ page, data }) => <PageView page={page} content={<QaSettingsForm {...data} />} />,
};
