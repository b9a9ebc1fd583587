import { page } from '../../authored-page.ts';
import {
  block,
  icon,
  image,
  item,
  link,
  offices,
  question,
  rich,
  type Target,
  text,
  textarea,
} from '../../authoring.ts';

type Way = [title: string, text: string, action: string];

const way = (iconType: string, target: Target, fr: Way, en: Way) =>
  item('redirect_item', {
    icon: icon(iconType),
    main_title: text(fr[0], en[0]),
    description: textarea(fr[1], en[1]),
    cta: link(fr[2], en[2], target),
  });

export const contact = page({
  name: 'contact',
  title: { fr: 'Contact', en: 'Contact' },
  picture: 'office-001',
  seo: {
    fr: {
      title: 'Nous joindre | Groupe Rivage immobilier',
      description:
        'Écrivez-nous, appelez-nous ou passez au bureau : Montréal, Québec, Longueuil et Saint-Sauveur. Un courtier vous répond en un jour ouvrable.',
    },
    en: {
      title: 'Contact Us | Groupe Rivage immobilier',
      description:
        'Write, call or drop by the office in Montréal, Québec City, Longueuil or Saint-Sauveur. A broker will answer you within one business day.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      super_title: text('Contact', 'Contact'),
      main_title: text('Nous sommes à l’écoute', 'We are listening'),
      description: textarea(
        'Une question, une visite, une évaluation : écrivez-nous et un courtier du secteur vous répondra.',
        'A question, a visit, an evaluation: write to us and a broker from the area will answer.',
      ),
      bg_media: image('office-001'),
    }),
    block('contact_form_block', 'normal-grey', {
      main_title: text('Écrivez-nous', 'Write to us'),
      description: rich(
        ['Nous répondons en un jour ouvrable. Vos coordonnées ne servent qu’à vous répondre.'],
        ['We answer within one business day. Your details are used only to reply to you.'],
      ),
      recipient_type: 'site',
    }),
    block('map_block', 'normal', { main_title: text('Nos bureaux', 'Our offices') }, offices),
    block('questions_answers_block', 'normal-grey', {
      main_title: text('Avant de nous écrire', 'Before you write'),
      items_repeater: [
        question(
          [
            'Puis-je visiter une propriété le soir ou la fin de semaine ?',
            'Oui. Dites-nous quelle propriété vous intéresse et deux ou trois moments qui vous conviennent ; nous nous accordons avec l’occupant.',
          ],
          [
            'Can I visit a property in the evening or on a weekend?',
            'Yes. Tell us which property interests you and two or three times that suit you; we will arrange it with the occupant.',
          ],
        ),
        question(
          [
            'Comment déposer une plainte ?',
            'Écrivez d’abord à la dirigeante de l’agence, à direction@groupe-rivage.example ; elle vous répondra en cinq jours ouvrables. Vous pouvez aussi joindre Info OACIQ au 1 800 440-7170.',
          ],
          [
            'How do I make a complaint?',
            'Write first to the agency executive officer at direction@groupe-rivage.example; you will have an answer within five business days. You can also reach Info OACIQ at 1 800 440-7170.',
          ],
        ),
      ],
    }),
    block('multi_redirect_horizontal_block', 'normal', {
      main_title: text('Par où commencer ?', 'Where to start?'),
      redirect_type: 'icon',
      redirects_repeater: [
        way(
          'key-round',
          'buy',
          ['Acheter', 'Le budget, les visites, la promesse d’achat : les étapes dans l’ordre.', 'Préparer mon achat'],
          ['Buy', 'Budget, visits, promise to purchase: the steps, in order.', 'Prepare my purchase'],
        ),
        way(
          'house',
          'sell',
          ['Vendre', 'Un prix expliqué, une maison prête et des visites bien menées.', 'Préparer ma vente'],
          ['Sell', 'A price explained, a house made ready and visits well run.', 'Prepare my sale'],
        ),
        way(
          'map',
          'oldLongueuil',
          ['Choisir un quartier', 'Le Vieux-Longueuil, raconté par ceux qui y travaillent.', 'Lire le guide'],
          ['Choose a neighbourhood', 'Old Longueuil, as told by the people who work there.', 'Read the guide'],
        ),
        way(
          'users',
          'team',
          [
            'Trouver un courtier',
            'Douze personnes, avec leur secteur, leurs langues et leur numéro.',
            'Rencontrer l’équipe',
          ],
          ['Find a broker', 'Twelve people, with their area, their languages and their number.', 'Meet the team'],
        ),
      ],
    }),
  ],
});
