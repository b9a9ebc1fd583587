import { examplesOf, iconOf, item, lines, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const line = (icon: string | null, fr: string, en: string) =>
  item('icon_list_item', { icon: icon && iconOf(icon), description: lines(fr, en) });

const services = [
  line('camera', 'Photos, plan et visite virtuelle compris', 'Pictures, floor plan and virtual visit included'),
  line('calendar', 'Visites sept jours sur sept, même le soir', 'Visits seven days a week, evenings too'),
  line('scale', 'Un comparatif écrit des ventes du quartier', 'A written comparison of the sales nearby'),
  line('shield', 'Un dossier vérifié avant la mise en marché', 'A file checked before the listing goes live'),
  line('message-circle', 'Un compte rendu après chaque visite', 'A report after every visit'),
  line('handshake', 'Une négociation menée avec vous', 'A negotiation led with you'),
];

export const fixtures = examplesOf(
  'icon_list_block',
  { main_title: textOf('Compris dans chaque mandat', 'Included in every mandate'), list_items_repeater: services },
  {
    everything: withParams({ color_scheme: 'inverted' }, { point_color: 'accent2.normal' }),
    'four lines': withParams({ color_scheme: 'normal-grey' }, { list_items_repeater: services.slice(0, 4) }),
    'nothing optional': {
      main_title: null,
      list_items_repeater: [line(null, 'Sans frais cachés', 'No hidden fees'), line(null, 'Sans jargon', 'No jargon')],
    },
    'very long French title': {
      main_title: textOf(
        'Tout ce que nous préparons, vérifions et coordonnons pour vous avant la première visite libre',
        'What we prepare before the first open house',
      ),
      list_items_repeater: [
        line(
          'file-text',
          'Renseignements anticonstitutionnellement exhaustifs\nsur les servitudes, les empiétements et les règlements de zonage',
          'Information on servitudes, encroachments\nand zoning by-laws',
        ),
        ...services.slice(0, 2),
      ],
    },
    'no item at all': { list_items_repeater: null },
  },
);
