import {
  color,
  coords,
  describeBlock,
  flag,
  icon,
  image,
  link,
  media,
  repeater,
  scalar,
  text,
  textarea,
} from '../fields.ts';

/** Sub-blocks that several blocks share. */

export const ctaItem = describeBlock('cta_item', {
  place: 'item',
  label: { fr: 'Bouton', en: 'Button' },
  doc: 'One call to action.',
  fields: { cta: link('Bouton', 'Button', 'Where it leads and what it says.') },
});

export const mediaItem = describeBlock('media_item', {
  place: 'item',
  label: { fr: 'Média', en: 'Media' },
  doc: 'One picture or video.',
  fields: { media: media('Média', 'Media', 'The picture or the video.') },
});

export const iconListItem = describeBlock('icon_list_item', {
  place: 'item',
  label: { fr: 'Ligne avec icône', en: 'Line with icon' },
  doc: 'An icon and a few words beside it.',
  fields: {
    icon: icon('Icône', 'Icon', 'Stands before the words.'),
    description: textarea('Texte', 'Text', 'The words.'),
  },
});

export const iconLinkItem = describeBlock('icon_link_item', {
  place: 'item',
  label: { fr: 'Lien avec icône', en: 'Icon link' },
  doc: 'A link that shows as an icon, such as a social network.',
  fields: {
    icon: icon('Icône', 'Icon', 'What stands for the link.'),
    link: link('Lien', 'Link', 'Where it leads; its text is read aloud in place of the icon.'),
  },
});

export const tagItem = describeBlock('tag_item', {
  place: 'item',
  label: { fr: 'Étiquette', en: 'Tag' },
  doc: 'A short coloured label.',
  fields: {
    name: text('Nom', 'Name', 'One or two words.'),
    bg_color_primary: color('Couleur de fond', 'Background colour', 'The colour of the tag.'),
    text_color: color('Couleur du texte', 'Text colour', 'The colour of its words.'),
  },
});

export const membersCarouselItem = describeBlock('members_carousel_item', {
  place: 'item',
  label: { fr: 'Membre', en: 'Member' },
  doc: 'A person of the team.',
  fields: {
    person_avatar: image('Portrait', 'Portrait', 'The portrait of the person.'),
    person_name: text('Nom', 'Name', 'First and last name.'),
    person_subtitle: text('Titre', 'Title', 'What the person does, such as “courtier immobilier”.'),
    cta_repeater: repeater([ctaItem], 'Boutons', 'Buttons', 'Where to read more or write.'),
  },
});

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
