import { area } from '@vitrine/contract/blocks/area.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';

export const server = defineBlockServer(area, {
  structuredData: ({ fields }, { url }) => {
    const above = breadcrumbsOf(fields.breadcrumbs_repeater);
    if (above.length === 0) return { things: [] };
    const places = [...above, { name: fields.main_title, href: url }];
    return {
      things: [
        {
          '@type': 'BreadcrumbList',
          itemListElement: places.map(({ name, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: new URL(href, url).href,
          })),
        },
      ],
      breadcrumb: 'own',
    };
  },
});
