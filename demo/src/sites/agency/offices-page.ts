import { page } from '../../authored-page.ts';
import {
  block,
  button,
  contactButton,
  ctas,
  offices as fromOffices,
  icon,
  image,
  item,
  link,
  pagePaths,
  rich,
  text,
  textarea,
} from '../../authoring.ts';

const reachUs = (iconType: string, fr: string, en: string, href: string) =>
  item('icon_link_item', { icon: icon(iconType), link: link(fr, en, { href }) });

export const officesPage = page({
  name: 'offices',
  title: { fr: 'Bureaux', en: 'Offices' },
  picture: 'office-002',
  seo: {
    fr: {
      title: 'Nos bureaux : Montréal, Québec, Longueuil, Saint-Sauveur',
      description:
        'Adresses, téléphones et itinéraires de nos bureaux du Plateau, de Montcalm, du Vieux-Longueuil et de Saint-Sauveur, avec leurs heures d’ouverture.',
    },
    en: {
      title: 'Our Offices from Montréal to Québec City',
      description:
        'Addresses, phone numbers, directions and opening hours of our offices on the Plateau, in Montcalm, in Old Longueuil and in Saint-Sauveur.',
    },
  },
  blocks: [
    block('hero_block_1', 'inverted', {
      super_title: text('Nos bureaux', 'Our offices'),
      main_title: text('Quatre adresses où l’on vous attend', 'Four addresses, and someone at each'),
      description: textarea(
        'Chaque bureau se trouve dans une rue où l’on marche. On y entre sans rendez-vous, avec ou sans dossier sous le bras.',
        'Every office is on a street where people walk. Come in without an appointment, with or without a file under your arm.',
      ),
      bg_media: image('landscape-002'),
    }),
    block(
      'offices_map_block',
      'normal',
      { main_title: text('Le bureau le plus près de chez vous', 'The office nearest you') },
      { core_data: { ...fromOffices.core_data, query: { pages: pagePaths.offices } } },
    ),
    block('text_block_2', 'normal-grey', {
      text_align: 'center',
      main_title: text('Quand passer', 'When to come'),
      description: rich(
        [
          'Nos bureaux sont ouverts du lundi au vendredi, de 9 h à 18 h. Celui de Saint-Sauveur l’est aussi le samedi, de 10 h à 16 h : c’est le jour où l’on monte au chalet.',
          'Vous travaillez le jour ? Votre courtier vous reçoit le soir sur rendez-vous, ou passe chez vous. Les quatre bureaux sont accessibles en fauteuil roulant.',
        ],
        [
          'Our offices are open Monday to Friday, from 9 a.m. to 6 p.m. Saint-Sauveur is open on Saturdays too, from 10 a.m. to 4 p.m.: that is the day people drive up to the cottage.',
          'Busy during the day? Your broker can see you in the evening by appointment, or come to your place. All four offices are wheelchair accessible.',
        ],
      ),
      cta_repeater: ctas(button('Rencontrer nos courtiers', 'Meet our brokers', 'team')),
    }),
    block('contact_info_block', 'normal-grey', {
      main_title: text('Une seule ligne pour tout le Québec', 'One line for all of Québec'),
      description: rich(
        [
          'Vous ne savez pas à quel bureau vous adresser ? Josiane répond au numéro principal et vous dirige vers le bon courtier.',
        ],
        ['Not sure which office to call? Josiane answers the main line and will direct you to the right broker.'],
      ),
      icon_links_repeater: [
        reachUs('phone', '514 555-0142', '514 555-0142', 'tel:+15145550142'),
        reachUs(
          'mail',
          'bonjour@groupe-rivage.example',
          'bonjour@groupe-rivage.example',
          'mailto:bonjour@groupe-rivage.example',
        ),
        reachUs(
          'shield-check',
          'Direction et plaintes',
          'Management and complaints',
          'mailto:direction@groupe-rivage.example',
        ),
      ],
    }),
    block('cta_block', 'inverted', {
      main_title: text('Le café est prêt', 'The coffee is ready'),
      description: rich(
        ['Dites-nous quel bureau et quel jour vous conviennent : nous vous confirmons l’heure avant le soir.'],
        ['Tell us which office and which day suit you: we will confirm a time before evening.'],
      ),
      cta_repeater: ctas(contactButton('Fixer un rendez-vous', 'Book a meeting')),
    }),
  ],
});
