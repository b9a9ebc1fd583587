import { expect, test } from 'vitest';
import type { BlockDescription } from '../fields.ts';
import { repeaterItems } from '../fields.ts';
import { blockDescriptions } from './index-of-blocks.ts';

/** Every block and item by its type. */
const descriptions = new Map<string, BlockDescription>();
function add(description: BlockDescription): void {
  if (descriptions.has(description.type)) return;
  descriptions.set(description.type, description);
  for (const field of Object.values(description.fields)) repeaterItems(field)?.forEach(add);
}
blockDescriptions.forEach(add);

// The fields and params of a block (sections.19).
test.each([
  ['map_marker_item', 'coords main_title description cta markerColor'],
  ['office_map_item', 'coords hover_id popup_repeater'],
  ['office_map_popup_item', 'main_title image list_items_repeater'],
  ['property_map_item', 'coords hover_id tooltip popup_repeater tooltipEnabled'],
  ['property_map_popup_item', 'media main_title sub_title secondary_title link list_items_repeater'],
  [
    'property_listing_item',
    'hover_id super_title main_title sub_title secondary_title link tags_repeater list_items_repeater medias_repeater',
  ],
  [
    'featured_property_item',
    'super_title main_title sub_title secondary_title bg_media link tags_repeater list_items_repeater',
  ],
  [
    'member_card_item',
    'office_id main_title description cta image list_items_repeater icon_links_repeater program_items_repeater',
  ],
  ['program_item', 'description'],
  ['member_cards_block', 'context_type offices_list member_cards_repeater'],
  ['members_carousel_item', 'person_avatar person_name person_subtitle cta_repeater'],
  ['office_item', 'main_title cta image list_items_repeater'],
  ['office_list_item', 'hover_id main_title cta image list_items_repeater'],
  ['partner_item', 'image main_title sub_title description list_items_repeater tags_repeater cta'],
  ['tag_item', 'name bg_color_primary text_color'],
  ['bank_partner_item', 'logo name employees_repeater'],
  ['bank_employee_item', 'person_avatar person_name person_subtitle list_items_repeater'],
  ['blog_post_block', 'author_avatar author_name list_items_repeater main_content main_image main_title tags_repeater'],
  ['blog_article_item', 'author_avatar author_name main_image link tags_repeater'],
  ['redirect_item', 'main_title description cta icon image link index image_bg_color'],
  ['media_carousel_item', 'media main_title description cta'],
  ['hero_slider_item', 'bg_media main_title description cta_repeater'],
  ['highlights_block', 'main_title description info_source image about_repeater orientation_x'],
  ['image_text_block', 'block_image orientation_x cta_repeater'],
  ['category_item', 'property_count main_title image link'],
  [
    'contact_form_block',
    'recipient_type recipient_slug broker_avatar broker_name broker_subtitle broker_under_subtitle',
  ],
  ['contact_info_block', 'main_title description icon_links_repeater'],
  ['cta_item', 'cta'],
  ['icon_cta_card_item', 'bg_color_primary text_color cta icon main_title'],
  ['icon_list_item', 'icon description'],
  ['media_item', 'media'],
  ['testimonials_brokers_block', 'main_title image testimonials_repeater orientation_x highlight_color'],
  ['broker_testimonial_item', 'description broker_avatar broker_name broker_subtitle'],
  ['testimonials_google_block', 'total_reviews average_score main_title testimonials_repeater'],
  ['google_testimonial_item', 'author_avatar author_name description review_date review_score'],
  ['testimonial_card_item', 'bg_color_primary text_color author_avatar author_name author_subtitle description'],
  ['testimonial_item', 'author_avatar author_name author_subtitle description'],
  ['team_member_item', 'person_avatar person_name person_subtitle description list_items_repeater'],
  ['statistic_item', 'super_title main_title description image bg_color_primary text_color'],
  ['qa_item', 'icon main_title description'],
  ['text_image_double_block', 'super_title main_title cta_repeater media_repeater description orientation_x'],
  ['text_block_1', 'main_title cta description'],
  ['text_block_2', 'text_align main_title cta_repeater description'],
  ['text_image_multiple_block', 'main_title cta rows_repeater'],
  ['text_row_item', 'description'],
  ['media_row_item', 'media_repeater'],
])('%s has the fields of its rule', (type, names) => {
  const { fields = {}, params = {} } = descriptions.get(type) ?? {};
  expect(Object.keys({ ...fields, ...params })).toEqual(expect.arrayContaining(names.split(' ')));
});
