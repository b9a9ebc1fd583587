import { describeBlock } from '../fields.ts';
import { code } from '../kinds/code.ts';
import { displayPropsWithout } from './display-props.ts';

export const scriptEmbed = describeBlock('script_embed_block', {
  group: 'layout',
  order: 30,
  label: { fr: 'Code intégré', en: 'Script embed' },
  doc: {
    fr: 'Un outil d’un autre service, comme un calendrier ou un avis. Réservé à l’administration.',
    en: 'A tool of another service, such as a calendar or a review badge. For administrators only.',
  },
  fields: {
    script: code(
      { fr: 'Code', en: 'Code' },
      {
        fr: 'Le code que le service fournit. Seule l’administration peut le modifier.',
        en: 'The code that the service provides. Only administrators can change it.',
      },
    ),
    ...displayPropsWithout('bg_color_secondary', 'point_color'),
  },
});
