import type { View } from '../document/page-content.ts';
import { PageView } from '../document/page-view.tsx';
import { otherLocales } from '../locale/paths.ts';
import { settingsPaths } from '../qa/qa-address.ts';
import { QaHeader } from '../qa/qa-header.tsx';
import type { QaPanelData } from '../qa/qa-panel.ts';
import type { QaSettings } from '../qa/qa-settings.ts';
import { QaSettingsForm } from '../qa/qa-settings-form.tsx';

interface Data {
  settings: QaSettings;
  panel: QaPanelData;
  isSaved: boolean;
}

export const view: View<'qa-settings', Data> = {
  name: 'qa-settings',
  Component: ({ page, data }) => {
    const [other = 'en'] = otherLocales(page.locale);
    return (
      <>
        <QaHeader current="settings" query="" otherAddress={settingsPaths[other]} />
        <PageView page={page} content={<QaSettingsForm {...data} />} />
      </>
    );
  },
};
