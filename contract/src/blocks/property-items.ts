import { describeItem } from '../fields.ts';
import { coords } from '../kinds/coords.ts';
import { flag } from '../kinds/flag.ts';
import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { media } from '../kinds/media.ts';
import { repeater } from '../kinds/repeater.ts';
import { scalar } from '../kinds/scalar.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { iconListItem, mediaItem, tagItem } from './items.ts';

/** The items that contain listings: their cards, and their markers on a map. */

const kind = text({ fr: 'Surtitre', en: 'Super title' }, { fr: 'Le genre de propriété.', en: 'The kind of property.' });
const price = text({ fr: 'Titre', en: 'Title' }, { fr: 'Le prix de la propriété.', en: 'The price of the listing.' });
const street = text(
  { fr: 'Sous-titre', en: 'Subtitle' },
  { fr: 'Le numéro civique et la rue.', en: 'The civic number and street.' },
);
const municipality = text(
  { fr: 'Titre secondaire', en: 'Secondary title' },
  { fr: 'La municipalité.', en: 'The municipality.' },
);
const page = link(
  { fr: 'Lien', en: 'Link' },
  { fr: 'L’adresse de la page de la propriété.', en: 'The address of the page of the listing.' },
);
const features = repeater(
  [iconListItem],
  { fr: 'Caractéristiques', en: 'Features' },
  { fr: 'Chambres, salles de bain, superficie.', en: 'Bedrooms, bathrooms, area.' },
);

export const propertyListingItem = describeItem('property_listing_item', {
  label: { fr: 'Propriété', en: 'Listing' },
  doc: {
    fr: 'La fiche d’une propriété. Seule la première photo s’affiche.',
    en: 'The card of one listing; only the first picture shows.',
  },
  fields: {
    hover_id: scalar(
      { fr: 'Numéro', en: 'Number' },
      {
        fr: 'Le numéro de la propriété, qui relie la fiche à son repère.',
        en: 'The listing number, which links the card to its marker.',
      },
    ),
    super_title: kind,
    main_title: price,
    sub_title: street,
    secondary_title: municipality,
    link: page,
    tags_repeater: repeater(
      [tagItem],
      { fr: 'Étiquettes', en: 'Tags' },
      { fr: 'Comme nouveau, visite libre ou vendu.', en: 'Such as new, open house or sold.' },
    ),
    list_items_repeater: features,
    medias_repeater: repeater(
      [mediaItem],
      { fr: 'Médias', en: 'Media' },
      { fr: 'Les photos de la propriété.', en: 'Pictures of the property.' },
    ),
  },
});

export const propertyMapPopupItem = describeItem('property_map_popup_item', {
  label: { fr: 'Fenêtre d’une propriété', en: 'Listing popup' },
  doc: { fr: 'La fenêtre d’une propriété sur la carte.', en: 'The popup of a listing on the map.' },
  fields: {
    media: media(
      { fr: 'Média', en: 'Media' },
      { fr: 'La première photo de la propriété.', en: 'The first picture of the listing.' },
    ),
    main_title: price,
    sub_title: text(
      { fr: 'Sous-titre', en: 'Subtitle' },
      { fr: 'L’adresse de la propriété.', en: 'The address of the property.' },
    ),
    secondary_title: text(
      { fr: 'Titre secondaire', en: 'Secondary title' },
      { fr: 'Le genre de propriété.', en: 'The kind of property.' },
    ),
    link: page,
    list_items_repeater: features,
  },
});

export const propertyMapItem = describeItem('property_map_item', {
  label: { fr: 'Repère d’une propriété', en: 'Listing marker' },
  doc: { fr: 'Un repère sur la carte.', en: 'One marker on the map.' },
  fields: {
    coords: coords(
      { fr: 'Position', en: 'Position' },
      { fr: 'La latitude et la longitude, en degrés.', en: 'Latitude and longitude, in degrees.' },
    ),
    hover_id: scalar(
      { fr: 'Numéro', en: 'Number' },
      {
        fr: 'Le numéro de la propriété, qui relie le repère à sa fiche.',
        en: 'The listing number, which links the marker to its card.',
      },
    ),
    tooltip: text(
      { fr: 'Infobulle', en: 'Tooltip' },
      { fr: 'Quelques mots à côté du repère, comme le prix.', en: 'A few words beside the marker, such as the price.' },
    ),
    popup_repeater: repeater(
      [propertyMapPopupItem],
      { fr: 'Fenêtre', en: 'Popup' },
      { fr: 'La fenêtre qui s’ouvre sur le repère.', en: 'The popup that opens on the marker.' },
    ),
    tooltipEnabled: flag(
      true,
      { fr: 'Infobulle visible', en: 'Show the tooltip' },
      { fr: 'Permet d’afficher l’infobulle.', en: 'Lets the tooltip show.' },
    ),
  },
});

export const propertyCtaItem = describeItem('property_cta_item', {
  label: { fr: 'Invitation', en: 'Invitation' },
  doc: {
    fr: 'Une invitation qui complète la rangée quand il y a peu de propriétés.',
    en: 'An invitation that fills the row when there are few listings.',
  },
  fields: {
    image: image(
      { fr: 'Image', en: 'Picture' },
      { fr: 'Centrée au-dessus du texte.', en: 'Stands centred above the text.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Une question ou une offre.', en: 'A question or an offer.' }),
    description: textarea({ fr: 'Texte', en: 'Text' }, { fr: 'Une phrase.', en: 'One sentence.' }),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'Le texte et l’adresse du bouton.', en: 'The text and the address of the button.' },
    ),
  },
});

export const featuredPropertyItem = describeItem('featured_property_item', {
  label: { fr: 'Propriété en vedette', en: 'Featured listing' },
  doc: { fr: 'Une propriété sur une grande photo.', en: 'One listing over a large picture.' },
  fields: {
    super_title: kind,
    main_title: price,
    sub_title: street,
    secondary_title: municipality,
    bg_media: media(
      { fr: 'Fond', en: 'Background' },
      { fr: 'La grande image, ou une vidéo sans le son.', en: 'The large picture or a silent video.' },
    ),
    link: page,
    tags_repeater: repeater(
      [tagItem],
      { fr: 'Étiquettes', en: 'Tags' },
      { fr: 'Comme nouveau ou visite libre.', en: 'Such as new or open house.' },
    ),
    list_items_repeater: features,
  },
});
