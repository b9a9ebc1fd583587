import { examplesOf, item, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const place = (name: string, count: number | null) =>
  item('area_link_item', {
    link: linkTo(name, name, `/a-vendre/${name.toLowerCase()}`, 'href'),
    ...(count !== null && { count }),
  });
const group = (title: [string, string] | null, links: ReturnType<typeof place>[]) =>
  item('area_link_group_item', { main_title: title && textOf(...title), links_repeater: links });

const nearby = [place('Laval', 412), place('Longueuil', 298), place('Brossard', 121), place('Westmount', 64)];
const others = [
  place('Toutes les propriétés à vendre à Montréal', 2574),
  place('Condos à louer à Montréal', 318),
  place('Toutes les municipalités', null),
];

export const fixtures = examplesOf(
  'area_links_block',
  {
    main_title: textOf('Élargir la recherche', 'Look further'),
    groups_repeater: [
      group(['Condos à vendre à proximité', 'Condos for sale nearby'], nearby),
      group(['Autres possibilités', 'Other possibilities'], others),
    ],
  },
  {
    everything: withParams({ color_scheme: 'normal-grey' }),
    'one group without a title': { main_title: null, groups_repeater: [group(null, nearby)] },
    'very long names': {
      groups_repeater: [
        group(
          ['Ailleurs', 'Elsewhere'],
          [place('Notre-Dame-du-Bon-Conseil-de-Saint-Augustin-de-Desmaures', 12_000), place('L’Anse-Saint-Jean', 1)],
        ),
      ],
    },
    'no group at all': { groups_repeater: null },
  },
);
