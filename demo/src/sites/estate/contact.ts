import { page } from '../../authored-page.ts';
import { block, image, rich, text, textarea } from '../../authoring.ts';

export const contact = page({
  name: 'contact',
  title: { fr: 'Nous joindre', en: 'Contact us' },
  picture: 'facade-061',
  seo: {
    fr: {
      title: 'Nous joindre | Le Domaine des Tamaracs',
      description:
        'Écrivez à Olivier Tran et à Hélène Duquette, courtiers à Saint-Sauveur, pour recevoir les plans des terrains ou réserver une visite à pied.',
    },
    en: {
      title: 'Contact Us | Le Domaine des Tamaracs',
      description:
        'Write to Olivier Tran and Hélène Duquette, brokers in Saint-Sauveur, to get the plans of the lots or to book a visit of the estate on foot.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      arrangement: 'below',
      super_title: text('Nous joindre', 'Contact us'),
      main_title: text('Deux courtiers qui habitent la vallée', 'Two brokers who live in the valley'),
      description: textarea(
        'Olivier et Hélène répondent en un jour ouvrable, la fin de semaine aussi pendant les visites.',
        'Olivier and Hélène answer within one business day, and on weekends during visits.',
      ),
      bg_media: image('facade-061'),
    }),
    block('contact_form_block', 'normal', {
      main_title: text('Écrivez-nous', 'Write to us'),
      description: rich(
        ['Dites-nous quel secteur vous attire et quand vous aimeriez venir.'],
        ['Tell us which section appeals to you and when you would like to come.'],
      ),
      recipient_type: 'office',
      recipient_slug: 'saint-sauveur',
      broker_name: text('Bureau de Saint-Sauveur', 'Saint-Sauveur office'),
      broker_subtitle: text('72, avenue de la Gare', '72 Avenue de la Gare'),
      broker_under_subtitle: text('450 555-0193', '450 555-0193'),
    }),
  ],
});
