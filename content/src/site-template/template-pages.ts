import type { Bilingual, Locale } from '@vitrine/contract/locale.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { PageBundle, WireBlock } from '@vitrine/contract/site.ts';
import {
  block,
  both,
  item,
  link,
  menuLine,
  paths,
  rich,
  type TemplatePage,
  text,
  textarea,
} from './template-values.ts';

/** The names and texts that differ between new sites. */
export interface TemplateNames {
  name: Bilingual;
  type: 'broker' | 'agency';
  year: number;
  /** Address of the site for messages. */
  email: string;
}

const titles: Record<TemplatePage, Bilingual> = {
  home: both('Accueil', 'Home'),
  search: both('Propriétés', 'Properties'),
  about: both('À propos', 'About'),
  team: both('Équipe', 'Team'),
  contact: both('Nous joindre', 'Contact us'),
  terms: both('Conditions d’utilisation', 'Terms of use'),
  privacy: both('Politique de confidentialité', 'Privacy policy'),
};

const latestListings = { core_data: { source: 'properties', query: {}, limit: 12 } };
const everybody = { core_data: { source: 'people', query: {}, limit: 100 } };

const contactForm = block('contact_form_block', {
  main_title: text('Écrivez-nous', 'Write to us'),
  description: rich('Nous vous répondons d’ici le prochain jour ouvrable.', 'We answer by the next business day.'),
  recipient_type: 'site',
});

const blocksOf: Record<TemplatePage, (names: TemplateNames) => WireBlock[]> = {
  home: ({ name }) => [
    block('hero_search_block', {
      main_title: text('Trouvez votre prochaine adresse', 'Find your next address'),
      sub_title: textarea('Maisons, condos et plex à vendre.', 'Houses, condos and plexes for sale.'),
    }),
    block(
      'properties_slider_block',
      {
        main_title: text('Nouvelles propriétés', 'New listings'),
        cta: link('Toutes les propriétés', 'All listings', 'search'),
      },
      latestListings,
    ),
    block('text_block_1', {
      main_title: text(name.fr, name.en),
      description: rich(
        'Présentez-vous ici en trois phrases\u00a0: votre secteur, votre façon de travailler, ce que vos clients en disent.',
        'Introduce yourself here in three sentences: your area, the way you work, the words of your clients.',
      ),
      cta: link('Nous joindre', 'Contact us', 'contact'),
    }),
  ],
  search: () => [block('search_properties_block', { main_title: text('Propriétés', 'Properties') })],
  about: ({ name }) => [
    block('text_block_1', {
      main_title: text(`À propos de ${name.fr}`, `About ${name.en}`),
      description: rich('Racontez votre parcours et vos valeurs.', 'Tell visitors about your career and your values.'),
      cta: link('Nous joindre', 'Contact us', 'contact'),
    }),
  ],
  team: () => [block('members_carousel_block', { main_title: text('Notre équipe', 'Our team') }, everybody)],
  contact: () => [contactForm],
  terms: ({ name }) => [legalText(titles.terms, name)],
  privacy: ({ email }) => [
    block('privacy_notice_block', { main_title: text(titles.privacy.fr, titles.privacy.en), officer_email: email }),
  ],
};

const legalText = (title: Bilingual, name: Bilingual): WireBlock =>
  block('text_block_2', {
    main_title: text(title.fr, title.en),
    description: rich(
      `Faites rédiger ce texte pour ${name.fr} avant la mise en ligne.`,
      `Have this text written for ${name.en} before the launch.`,
    ),
  });

/** Returns the pages of a new site. A broker's own site has no team page. */
export function templatePages(names: TemplateNames): PageBundle[] {
  return pagesOf(names).map((page) => ({
    path: { fr: pathOf(page, 'fr'), en: pathOf(page, 'en') },
    title: { ...titles[page] },
    seo: { fr: seoOf(page, names, 'fr'), en: seoOf(page, names, 'en') },
    blocks: blocksOf[page](names).map((own, index) => ({ id: `${page}-${index + 1}`, ...own })),
  }));
}

const pagesOf = ({ type }: TemplateNames): TemplatePage[] =>
  (['home', 'search', 'about', 'team', 'contact', 'terms', 'privacy'] as const).filter(
    (page) => type === 'agency' || page !== 'team',
  );

const pathOf = (page: TemplatePage, locale: Locale): string =>
  page === 'home' ? `/${locale}` : `/${locale}${paths[page][locale]}`;

function seoOf(page: TemplatePage, { name }: TemplateNames, locale: Locale): Seo {
  const title = page === 'home' ? name[locale] : `${titles[page][locale]} | ${name[locale]}`;
  return { title, global: { og_title: title }, robots_index_rule: 'index, follow' };
}

export const templateHeader = (names: TemplateNames): WireBlock[] => [
  {
    id: 'header-1',
    ...block('header_classic_block', {
      cta_button: link('Nous joindre', 'Contact us', 'contact'),
      menu_repeater: menu(names),
    }),
  },
];

export const templateFooter = (names: TemplateNames): WireBlock[] => [
  {
    id: 'footer-1',
    ...block(
      'footer_classic_block',
      {
        agency: textarea(names.name.fr, names.name.en),
        all_rights_reserved: text(
          `© ${names.year} ${names.name.fr}. Tous droits réservés.`,
          `© ${names.year} ${names.name.en}. All rights reserved.`,
        ),
        menu_repeater: [
          item('menu_item', { link: link('Naviguer', 'Browse', 'home', 'href'), menu_repeater: menu(names) }),
          item('menu_item', {
            link: link('Renseignements', 'Information', 'terms', 'href'),
            menu_repeater: [
              menuLine(titles.terms.fr, titles.terms.en, 'terms'),
              menuLine(titles.privacy.fr, titles.privacy.en, 'privacy'),
            ],
          }),
        ],
      },
      { color_scheme: 'inverted' },
    ),
  },
];

const menu = (names: TemplateNames): WireBlock[] =>
  pagesOf(names)
    .filter((page) => !['home', 'terms', 'privacy'].includes(page))
    .map((page) => menuLine(titles[page].fr, titles[page].en, page));
