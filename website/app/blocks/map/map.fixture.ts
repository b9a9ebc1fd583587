import {
  examplesOf,
  item,
  lines,
  linkTo,
  textOf,
  withCta,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

interface Office {
  name: [fr: string, en: string];
  address: string;
  coords: [number, number];
  color?: string;
}

const offices: Office[] = [
  {
    name: ['Bureau de Montréal', 'Montréal office'],
    address: '4200, rue Saint-Denis\nMontréal\u2002H2J 2K8\n514 555-0142',
    coords: [45.5223, -73.5826],
  },
  {
    name: ['Bureau de Québec', 'Québec City office'],
    address: '905, avenue Cartier\nQuébec\u2002G1R 2R8\n418 555-0187',
    coords: [46.8041, -71.2266],
    color: '#C8102E',
  },
  {
    name: ['Bureau de Saint-Sauveur', 'Saint-Sauveur office'],
    address: '61, rue Principale\nSaint-Sauveur\u2002J0R 1R6\n450 555-0119',
    coords: [45.8868, -74.1742],
  },
];

const marker = ({ name, address, coords, color }: Office, index: number) => ({
  id: `place-${index}`,
  ...item('map_marker_item', {
    coords,
    main_title: textOf(...name),
    description: lines(address),
    cta: linkTo('Prendre rendez-vous', 'Make an appointment', '/contact', 'href'),
    markerColor: color,
  }),
});

const longOffice: Pick<Office, 'name' | 'address'> = {
  name: [
    'Bureau régional des Laurentides et de Lanaudière, succursale de Sainte-Agathe-des-Monts',
    'Regional office of the Laurentides and Lanaudière',
  ],
  address: '12480-12482, boulevard de la Rivière-des-Prairies-et-du-Sault-au-Récollet Est, bureau 1204-A',
};

export const fixtures = examplesOf(
  'map_block',
  { main_title: textOf('Nos bureaux', 'Our offices'), markers_repeater: offices.map(marker) },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        markers_repeater: [
          ...withCta(offices.map(marker), linkTo('Prendre rendez-vous', 'Make an appointment', '/contact')),
          { id: 'bare', ...item('map_marker_item', { coords: [46.3432, -72.543] }) },
          { id: 'nowhere', ...item('map_marker_item', { main_title: textOf('Bureau virtuel', 'Virtual office') }) },
        ],
      },
    ),
    'one marker': { markers_repeater: offices.slice(0, 1).map(marker) },
    'without a title': { main_title: null },
    'markers without words': {
      markers_repeater: offices.map(({ coords }, index) => ({
        id: `bare-${index}`,
        ...item('map_marker_item', { coords }),
      })),
    },
    'very long French title and addresses': {
      main_title: textOf(
        'Des bureaux dans toutes les régions où nous travaillons, pour que vous n’ayez jamais loin à aller',
        'Offices in every region where we work',
      ),
      markers_repeater: offices.map((office) => ({ ...office, ...longOffice })).map(marker),
    },
    'no item at all': { markers_repeater: [] },
  },
);
