import { page } from '../../authored-page.ts';
import {
  block,
  contactButton,
  ctas,
  offices as fromOffices,
  image,
  item,
  link,
  type PageName,
  pagePaths,
  point,
  rich,
  text,
  textarea,
} from '../../authoring.ts';
import type { PictureKey } from '../../picture-alt.ts';

const card = (
  picture: PictureKey,
  target: PageName,
  fr: [title: string, text: string, action: string],
  en: [title: string, text: string, action: string],
) =>
  item('card_item', {
    image: image(picture),
    main_title: text(fr[0], en[0]),
    description: rich([fr[1]], [en[1]]),
    link: link(fr[2], en[2], target),
  });

export const about = page({
  name: 'about',
  title: { fr: 'À propos', en: 'About' },
  picture: 'landscape-007',
  seo: {
    fr: {
      title: 'À propos de Groupe Rivage immobilier',
      description:
        'Une agence immobilière fondée en 2009 rue Saint-Denis : notre histoire, notre façon de travailler et nos bureaux de Montréal à Québec.',
    },
    en: {
      title: 'About Groupe Rivage immobilier',
      description:
        'A real estate agency founded on Saint-Denis Street in 2009: our story, the way we work and our offices from Montréal to Québec City.',
    },
  },
  blocks: [
    block('hero_block_1', 'inverted', {
      super_title: text('À propos', 'About us'),
      main_title: text('Le courtage, d’une personne à une autre', 'Brokerage, one person to another'),
      description: textarea(
        'Douze courtiers, quatre bureaux et une conviction : on conseille mieux les gens que l’on connaît.',
        'Twelve brokers, four offices and one conviction: you give better advice to people you know.',
      ),
      bg_media: image('landscape-007'),
    }),
    block('text_block_1', 'normal', {
      main_title: text('Une agence née rue Saint-Denis', 'An agency born on Saint-Denis Street'),
      description: rich(
        [
          'En 2009, trois courtiers quittent une grande bannière pour ouvrir leur propre agence dans une ancienne librairie du Plateau. Ils gardent les étagères, repeignent les murs et décident qu’aucun client ne sera suivi par plus d’une personne.',
          'Le bouche-à-oreille fait le reste. Le bureau de Longueuil ouvre en 2013, celui de Québec en 2016, celui de Saint-Sauveur en 2019. Chaque fois, nous avons attendu de trouver quelqu’un du coin avant de signer un bail.',
          'L’agence appartient toujours aux courtiers qui y travaillent. Personne ne nous impose de volume ; nous pouvons donc prendre le temps qu’il faut, et dire non quand une vente ne sert pas nos clients.',
        ],
        [
          'In 2009, three brokers left a large banner to open their own agency in a former bookshop on the Plateau. They kept the shelves, repainted the walls and decided that no client would be passed from one person to another.',
          'Word of mouth did the rest. The Longueuil office opened in 2013, Québec City in 2016 and Saint-Sauveur in 2019. Each time, we waited until we had found someone local before signing a lease.',
          'The agency still belongs to the brokers who work in it. Nobody sets us a quota, so we can take the time a file needs, and say no when a sale would not serve our clients.',
        ],
      ),
    }),
    block('highlights_block', 'normal-grey', {
      main_title: text('Notre façon de travailler', 'The way we work'),
      image: image('office-008'),
      orientation_x: 'right',
      about_repeater: [
        point(
          'user-check',
          [
            'Un seul interlocuteur',
            'Votre courtier visite, négocie, relit et répond. L’adjointe de l’agence coordonne les papiers, jamais la relation.',
          ],
          [
            'One person to talk to',
            'Your broker visits, negotiates, proofreads and answers. The agency’s assistant coordinates the paperwork, never the relationship.',
          ],
        ),
        point(
          'map-pin',
          [
            'Des gens du secteur',
            'Nous ne prenons pas de mandat là où nous ne pouvons pas nous rendre en une heure. Nous vous dirigerons plutôt vers quelqu’un de confiance.',
          ],
          [
            'People who know the area',
            'We take no mandate where we cannot be within the hour. We will refer you to someone we trust instead.',
          ],
        ),
        point(
          'file-text',
          [
            'Tout par écrit',
            'Analyse de marché, comptes rendus, conseils : ce que nous vous disons, vous pouvez le relire.',
          ],
          ['Everything in writing', 'Market analysis, reports, advice: what we tell you, you can read again.'],
        ),
        point(
          'graduation-cap',
          [
            'La formation continue',
            'Deux fois par mois, toute l’équipe étudie un dossier réel ou une nouvelle règle de l’OACIQ.',
          ],
          ['Continuing education', 'Twice a month, the whole team studies a real file or a new OACIQ rule.'],
        ),
      ],
    }),
    block(
      'offices_block',
      'normal',
      { main_title: text('Quatre bureaux, quatre façons de vivre', 'Four offices, four ways of living') },
      { core_data: { ...fromOffices.core_data, query: { pages: pagePaths.offices } } },
    ),
    block('text_block_2', 'normal-grey', {
      text_align: 'center',
      main_title: text('Ce que notre permis veut dire pour vous', 'What our licence means for you'),
      description: rich(
        [
          'Groupe Rivage est une agence titulaire d’un permis de l’Organisme d’autoréglementation du courtage immobilier du Québec (OACIQ). Vous êtes donc protégé par la Loi sur le courtage immobilier : assurance responsabilité, fonds d’indemnisation, comptes en fidéicommis et code de déontologie.',
          'Tout courtier doit vous informer, vous conseiller et vérifier ce qu’il avance. S’il y manque, l’OACIQ peut vous aider gratuitement.',
        ],
        [
          'Groupe Rivage holds an agency licence from the Organisme d’autoréglementation du courtage immobilier du Québec (OACIQ). That means you are protected by the Real Estate Brokerage Act: liability insurance, an indemnity fund, trust accounts and a code of ethics.',
          'Every broker must inform you, advise you and verify what they say. If one falls short, the OACIQ can help you free of charge.',
        ],
      ),
    }),
    block('carousel_cards_block', 'normal', {
      main_title: text('Pour aller plus loin', 'Read on'),
      cards_repeater: [
        card(
          'office-007',
          'team',
          ['L’équipe', 'Douze courtiers, trois collègues à l’administration et une dirigeante.', 'Rencontrer l’équipe'],
          ['The team', 'Twelve brokers, three administrative colleagues and an executive officer.', 'Meet the team'],
        ),
        card(
          'room-018',
          'testimonials',
          ['Les témoignages', 'Ce que nos clients racontent six mois après le notaire.', 'Lire les témoignages'],
          ['Testimonials', 'What our clients say six months after the notary.', 'Read the testimonials'],
        ),
        card(
          'article-002',
          'partners',
          ['Les partenaires', 'Notaires, arpenteurs, inspecteurs : ceux que nous recommandons.', 'Voir la liste'],
          ['Our partners', 'Notaries, surveyors, inspectors: the people we recommend.', 'See the list'],
        ),
        card(
          'landscape-006',
          'sold',
          ['Les ventes récentes', 'Une carte, de Charlevoix aux Laurentides.', 'Ouvrir la carte'],
          ['Recent sales', 'A map, from Charlevoix to the Laurentians.', 'Open the map'],
        ),
        card(
          'office-006',
          'careers',
          ['Les carrières', 'Un ou deux nouveaux courtiers par année, avec un mentor.', 'Poser sa candidature'],
          ['Careers', 'One or two new brokers a year, each with a mentor.', 'Apply'],
        ),
      ],
    }),
    block('cta_block', 'inverted', {
      main_title: text('Venez nous voir', 'Come and see us'),
      description: rich(
        ['Du lundi au vendredi de 9 h à 18 h, le samedi sur rendez-vous.'],
        ['Monday to Friday from 9 a.m. to 6 p.m., Saturdays by appointment.'],
      ),
      cta_repeater: ctas(contactButton('Prendre rendez-vous', 'Make an appointment')),
    }),
  ],
});
