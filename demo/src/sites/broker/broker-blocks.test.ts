import { expect, test } from 'vitest';
import { brokerSite } from './broker-site.ts';

const legalPages = ['/fr/termes-et-conditions', '/fr/politique-confidentialite'];

test('every page of the broker keeps its blocks', () => {
  const pages = brokerSite.pages.filter(({ path }) => !legalPages.includes(path.fr));
  const typesOf = Object.fromEntries(
    pages.map(({ path, blocks }) => [path.fr, blocks.map(({ block_type }) => block_type)]),
  );
  expect(typesOf).toEqual({
    '/fr': [
      'hero_block_1',
      'text_image_double_block',
      'featured_properties_block',
      'list_block',
      'testimonials_google_block',
      'properties_slider_block',
      'author_block',
      'cta_block',
    ],
    '/fr/a-propos': [
      'hero_block_1',
      'author_block',
      'text_block_1',
      'icon_list_block',
      'image_text_block',
      'rewards_block',
      'testimonials_slider_block',
      'cta_block',
    ],
    '/fr/quartiers/villeray': [
      'hero_block_1',
      'text_image_double_block',
      'area_market_block',
      'highlights_block',
      'properties_slider_block',
      'questions_answers_block',
      'cta_block',
    ],
    '/fr/services': [
      'hero_block_1',
      'multi_redirect_horizontal_block',
      'cta_double_block',
      'multi_redirect_vertical_block',
      'members_carousel_block',
      'text_block_1',
      'spacer_block',
      'cta_block',
    ],
    '/fr/acheter': [
      'hero_block_1',
      'highlights_block',
      'properties_block',
      'text_block_1',
      'questions_answers_block',
      'cta_block',
    ],
    '/fr/vendre': [
      'hero_block_1',
      'text_block_1',
      'image_text_block',
      'highlights_block',
      'questions_answers_block',
      'property_valuation_block',
    ],
    '/fr/estimation': [
      'hero_cta_info_block',
      'property_valuation_block',
      'text_image_double_block',
      'testimonials_list_block',
      'questions_answers_block',
      'cta_block',
    ],
    '/fr/vendues': [
      'hero_block_1',
      'sold_properties_map_block',
      'list_block',
      'text_image_double_block',
      'testimonials_slider_block',
      'cta_block',
    ],
    '/fr/projets/cour-des-tisserands': [
      'hero_landing_page_block_1',
      'statistics_block',
      'text_image_multiple_block',
      'medias_carousel_block',
      'list_block',
      'map_block',
      'cta_block',
      'contact_form_block',
      'text_block_2',
    ],
    '/fr/proprietes': ['search_properties_block'],
    '/fr/blogue': ['hero_block_1', 'blog_posts_archive_block', 'multi_redirect_vertical_block', 'cta_block'],
    '/fr/contact': ['hero_block_1', 'contact_form_block', 'text_block_2'],
  });
});
