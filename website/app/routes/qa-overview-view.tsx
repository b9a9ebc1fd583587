import type { View } from '../document/page-content.ts';
import { PageView } from '../document/page-view.tsx';
import { otherLocales } from '../locale/paths.ts';
import { sectionsAddress } from '../qa/qa-address.ts';
import type { QaFamily } from '../qa/qa-catalogue.ts';
import { QaHeader } from '../qa/qa-header.tsx';
import { QaOverview } from '../qa/qa-overview.tsx';

interface Data {
  families: QaFamily[];
  filter: string;
  query: string;
}

export const view: View<'qa-overview', Data> = {
  name: 'qa-overview',
  Component: ({ page, data }) => {
    const [other = 'en'] = otherLocales(page.locale);
    return (
      <>
        <QaHeader
          current="examples"
          query={data.query}
          otherAddress={sectionsAddress(data.query, { lang: other, ...(data.filter !== '' && { q: data.filter }) })}
        />
        <PageView page={page} content={<QaOverview {...data} />} />
      </>
    );
  },
};
