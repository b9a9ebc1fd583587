import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { View } from '../document/page-content.ts';
import { PageView } from '../document/page-view.tsx';
import { otherLocales } from '../locale/paths.ts';
import type { ExampleSize } from '../qa/example-size.ts';
import { sectionsAddress } from '../qa/qa-address.ts';
import { QaHeader } from '../qa/qa-header.tsx';
import { QaReview, type Review } from '../qa/qa-review.tsx';

interface Data {
  review: Review;
  query: string;
  scheme: SchemeName;
  size: ExampleSize;
}

export const view: View<'qa-review', Data> = {
  name: 'qa-review',
  Component: ({ page, data }) => {
    const [other = 'en'] = otherLocales(page.locale);
    return (
      <>
        <QaHeader
          current={data.review.family ? 'examples' : 'demoPage'}
          query={data.query}
          otherAddress={sectionsAddress(data.query, { ...data.review.parameters, lang: other })}
        />
        <PageView page={page} content={<QaReview {...data} />} />
      </>
    );
  },
};
