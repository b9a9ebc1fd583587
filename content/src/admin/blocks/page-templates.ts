import type { Bilingual } from '@vitrine/contract/locale.ts';

/** A block of a template: its sample, with other texts in some of its fields. */
export interface TemplateBlock {
  type: string;
  texts?: Readonly<Record<string, Bilingual>>;
}

export interface PageTemplate {
  id: string;
  label: Bilingual;
  doc: Bilingual;
  blocks: readonly TemplateBlock[];
}

const title = (fr: string, en: string, more: Readonly<Record<string, Bilingual>> = {}) => ({
  texts: { main_title: { fr, en }, ...more },
});

/** The pages that most sites need. Their texts suit any site; facts about a site stay those of the samples, which an editor replaces. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    id: 'home',
    label: { fr: 'Accueil', en: 'Home' },
    doc: {
      fr: 'La recherche, les propriétés récentes, vos points forts et une invitation à écrire.',
      en: 'The search, recent listings, your strengths and an invitation to write.',
    },
    blocks: [
      {
        type: 'hero_search_block',
        ...title('Trouvez la propriété qui vous ressemble', 'Find the property that suits you', {
          sub_title: {
            fr: 'Cherchez par ville, par quartier ou par numéro de propriété.',
            en: 'Search by city, neighbourhood or listing number.',
          },
        }),
      },
      { type: 'properties_block', ...title('Nouvellement sur le marché', 'New on the market') },
      { type: 'highlights_block' },
      { type: 'testimonials_list_block' },
      { type: 'cta_block', ...title('Parlons de votre projet', 'Let’s talk about your plans') },
    ],
  },
  {
    id: 'team',
    label: { fr: 'Équipe', en: 'Team' },
    doc: {
      fr: 'Les membres de votre équipe, tels que vous les avez saisis, et une invitation à écrire.',
      en: 'The members of your team as you entered them, and an invitation to write.',
    },
    blocks: [
      {
        type: 'hero_block_1',
        ...title('Notre équipe', 'Our team', {
          super_title: { fr: 'À propos', en: 'About' },
          description: {
            fr: 'Les personnes qui vous accompagnent, du premier appel à la remise des clés.',
            en: 'The people beside you, from the first call to the day you get the keys.',
          },
        }),
      },
      { type: 'member_cards_block', ...title('Faites notre connaissance', 'Get to know us') },
      { type: 'text_block_1', ...title('Notre façon de travailler', 'The way we work') },
      { type: 'cta_block', ...title('Une question\u00a0? Écrivez-nous', 'A question? Write to us') },
    ],
  },
  {
    id: 'contact',
    label: { fr: 'Contact', en: 'Contact' },
    doc: {
      fr: 'Le formulaire de contact, vos bureaux et les questions fréquentes.',
      en: 'The contact form, your offices and frequent questions.',
    },
    blocks: [
      {
        type: 'hero_block_1',
        ...title('Nous joindre', 'Contact us', {
          super_title: { fr: 'Contact', en: 'Contact' },
          description: {
            fr: 'Écrivez-nous, nous vous répondons dès que possible.',
            en: 'Write to us, and we will answer as soon as we can.',
          },
        }),
      },
      { type: 'contact_form_block' },
      { type: 'offices_block', ...title('Nos bureaux', 'Our offices') },
      { type: 'questions_answers_block', ...title('Questions fréquentes', 'Frequent questions') },
    ],
  },
  {
    id: 'landing',
    label: { fr: 'Page de campagne', en: 'Landing page' },
    doc: {
      fr: 'Une seule offre, ses raisons, et un formulaire pour y répondre.',
      en: 'A single offer, the reasons for it, and a form to answer it.',
    },
    blocks: [
      {
        type: 'hero_landing_page_block_1',
        ...title('Combien vaut votre propriété\u00a0?', 'What is your property worth?'),
      },
      { type: 'highlights_block', ...title('Pourquoi nous confier l’évaluation', 'Why ask us for the valuation') },
      { type: 'statistics_block' },
      { type: 'testimonials_slider_block' },
      { type: 'property_valuation_block' },
    ],
  },
  {
    id: 'neighbourhood',
    label: { fr: 'Quartier', en: 'Neighbourhood' },
    doc: {
      fr: 'Un quartier en mots et en images, ses propriétés à vendre et une alerte pour les prochaines.',
      en: 'A neighbourhood in words and pictures, its listings for sale and an alert for the next ones.',
    },
    blocks: [
      {
        type: 'hero_block_1',
        ...title('Vivre dans le quartier', 'Living in the neighbourhood', {
          super_title: { fr: 'Quartiers', en: 'Neighbourhoods' },
          description: {
            fr: 'Ses rues, ses parcs, ses écoles et ses commerces, vus de près.',
            en: 'Its streets, parks, schools and shops, seen from close by.',
          },
        }),
      },
      { type: 'text_image_multiple_block', ...title('La vie de quartier', 'Neighbourhood life') },
      { type: 'medias_carousel_block' },
      { type: 'properties_block', ...title('À vendre dans le quartier', 'For sale in the neighbourhood') },
      { type: 'property_alert_block' },
    ],
  },
  {
    id: 'sold',
    label: { fr: 'Propriétés vendues', en: 'Sold properties' },
    doc: {
      fr: 'La carte de vos ventes, vos résultats, les mots de vos clients et un formulaire d’évaluation.',
      en: 'The map of your sales, your results, the words of your clients and a valuation form.',
    },
    blocks: [
      {
        type: 'hero_block_1',
        ...title('Nos propriétés vendues', 'Our sold properties', {
          super_title: { fr: 'Résultats', en: 'Results' },
          description: {
            fr: 'Les propriétés que notre équipe a vendues, rue par rue.',
            en: 'The properties that our team has sold, street by street.',
          },
        }),
      },
      { type: 'sold_properties_map_block', ...title('Vendues près de chez vous', 'Sold near you') },
      { type: 'statistics_block' },
      { type: 'testimonials_list_block', ...title('Ce que nos clients en disent', 'What our clients say') },
      { type: 'property_valuation_block', ...title('Et la vôtre\u00a0?', 'And yours?') },
    ],
  },
  {
    id: 'careers',
    label: { fr: 'Carrières', en: 'Careers' },
    doc: {
      fr: 'Ce que vous offrez, les postes ouverts, les questions fréquentes et un formulaire pour poser sa candidature.',
      en: 'What you offer, the open positions, frequent questions and a form to apply.',
    },
    blocks: [
      {
        type: 'hero_block_1',
        ...title('Joignez-vous à notre équipe', 'Join our team', {
          super_title: { fr: 'Carrières', en: 'Careers' },
          description: {
            fr: 'Pour les courtiers d’expérience comme pour ceux qui commencent.',
            en: 'For experienced brokers as well as those who are starting out.',
          },
        }),
      },
      { type: 'highlights_block', ...title('Pourquoi travailler avec nous', 'Why work with us') },
      { type: 'list_block', ...title('Les postes ouverts', 'Open positions') },
      { type: 'questions_answers_block', ...title('Questions fréquentes', 'Frequent questions') },
      { type: 'contact_form_block', ...title('Posez votre candidature', 'Apply') },
    ],
  },
];
