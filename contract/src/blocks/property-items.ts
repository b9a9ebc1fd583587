import { coords, describeBlock, flag, image, link, media, repeater, scalar, text, textarea } from '../fields.ts';
import { iconListItem, mediaItem, tagItem } from './items.ts';

/** The items that hold listings: their cards, and their markers on a map. */

export const propertyListingItem = describeBlock('property_listing_item', {
  place: 'item',
  label: { fr: 'Propriété', en: 'Listing' },
  doc: 'The card of one listing; only the first picture shows.',
  fields: {
    hover_id: scalar('Numéro', 'Number', 'The listing number, which ties the card to its marker.'),
    super_title: text('Surtitre', 'Super title', 'The kind of property.'),
    main_title: text('Titre', 'Title', 'The price.'),
    sub_title: text('Sous-titre', 'Subtitle', 'The civic number and street.'),
    secondary_title: text('Titre secondaire', 'Secondary title', 'The municipality.'),
    link: link('Lien', 'Link', 'The page of the listing.'),
    tags_repeater: repeater([tagItem], 'Étiquettes', 'Tags', 'New, open house, sold …'),
    list_items_repeater: repeater([iconListItem], 'Caractéristiques', 'Features', 'Bedrooms, bathrooms, area.'),
    medias_repeater: repeater([mediaItem], 'Médias', 'Media', 'Pictures of the property.'),
  },
});

export const propertyMapPopupItem = describeBlock('property_map_popup_item', {
  place: 'item',
  label: { fr: 'Fenêtre d’une propriété', en: 'Listing popup' },
  doc: 'What the map shows of a listing.',
  fields: {
    media: media('Média', 'Media', 'The first picture.'),
    main_title: text('Titre', 'Title', 'The price.'),
    sub_title: text('Sous-titre', 'Subtitle', 'The address.'),
    secondary_title: text('Titre secondaire', 'Secondary title', 'The kind of property.'),
    link: link('Lien', 'Link', 'The page of the listing.'),
    list_items_repeater: repeater([iconListItem], 'Caractéristiques', 'Features', 'Bedrooms, bathrooms, area.'),
  },
});

export const propertyMapItem = describeBlock('property_map_item', {
  place: 'item',
  label: { fr: 'Repère d’une propriété', en: 'Listing marker' },
  doc: 'One marker on the map.',
  fields: {
    coords: coords('Position', 'Position', 'Latitude and longitude.'),
    hover_id: scalar('Numéro', 'Number', 'The listing number, which ties the marker to its card.'),
    tooltip: text('Infobulle', 'Tooltip', 'A few words beside the marker, such as the price.'),
    popup_repeater: repeater([propertyMapPopupItem], 'Fenêtre', 'Popup', 'What opens on the marker.'),
    tooltipEnabled: flag(true, 'Infobulle visible', 'Show the tooltip', 'Whether the tooltip may show.'),
  },
});

export const propertyCtaItem = describeBlock('property_cta_item', {
  place: 'item',
  label: { fr: 'Invitation', en: 'Invitation' },
  doc: 'Fills the place beside listing cards where there are few of them.',
  fields: {
    image: image('Image', 'Picture', 'Stands centred above the words.'),
    main_title: text('Titre', 'Title', 'A question or an offer.'),
    description: textarea('Texte', 'Text', 'One sentence.'),
    cta: link('Bouton', 'Button', 'Where it leads and what it says.'),
  },
});

export const featuredPropertyItem = describeBlock('featured_property_item', {
  place: 'item',
  label: { fr: 'Propriété en vedette', en: 'Featured listing' },
  doc: 'One listing over a large picture.',
  fields: {
    super_title: text('Surtitre', 'Super title', 'The kind of property.'),
    main_title: text('Titre', 'Title', 'The price.'),
    sub_title: text('Sous-titre', 'Subtitle', 'The civic number and street.'),
    secondary_title: text('Titre secondaire', 'Secondary title', 'The municipality.'),
    bg_media: media('Fond', 'Background', 'The large picture or a silent video.'),
    link: link('Lien', 'Link', 'The page of the listing.'),
    tags_repeater: repeater([tagItem], 'Étiquettes', 'Tags', 'New, open house …'),
    list_items_repeater: repeater([iconListItem], 'Caractéristiques', 'Features', 'Bedrooms, bathrooms, area.'),
  },
});
