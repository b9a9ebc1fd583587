import { describeItem } from '../fields.ts';
import { color } from '../kinds/color.ts';
import { image } from '../kinds/image.ts';
import { number } from '../kinds/number.ts';
import { richtext } from '../kinds/richtext.ts';
import { scalar } from '../kinds/scalar.ts';
import { text } from '../kinds/text.ts';

/** The testimonials of the four testimonial blocks, whose items share their author. */

const author = {
  author_avatar: image(
    { fr: 'Portrait du client', en: 'Client’s portrait' },
    { fr: 'Le portrait du client.', en: 'The portrait of the client.' },
  ),
  author_name: text({ fr: 'Client', en: 'Client' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
};

const authorDetail = text(
  { fr: 'Précision', en: 'Detail' },
  { fr: 'Comme «\u00a0acheteuse à Longueuil\u00a0».', en: 'Such as “buyer in Longueuil”.' },
);

const words = [
  { fr: 'Témoignage', en: 'Testimonial' },
  { fr: 'Le témoignage.', en: 'The testimonial.' },
] as const;

/** A block that needs a minimum number of testimonials counts only those that have a text (testimonials.3). */
const requiredWords = richtext(...words, { required: true });

export const testimonialItem = describeItem('testimonial_item', {
  label: { fr: 'Témoignage', en: 'Testimonial' },
  doc: { fr: 'Les mots d’un client.', en: 'The words of a client.' },
  fields: { ...author, author_subtitle: authorDetail, description: richtext(...words) },
});

export const testimonialCardItem = describeItem('testimonial_card_item', {
  label: { fr: 'Carte de témoignage', en: 'Testimonial card' },
  doc: { fr: 'Les mots d’un client, sur une carte en couleur.', en: 'The words of a client, on a coloured card.' },
  fields: {
    bg_color_primary: color(
      { fr: 'Couleur de fond', en: 'Background colour' },
      { fr: 'La couleur de la carte.', en: 'The colour of the card.' },
    ),
    text_color: color(
      { fr: 'Couleur du texte', en: 'Text colour' },
      { fr: 'La couleur du texte de la carte.', en: 'The colour of the text of the card.' },
    ),
    ...author,
    author_subtitle: authorDetail,
    description: requiredWords,
  },
});

export const googleTestimonialItem = describeItem('google_testimonial_item', {
  label: { fr: 'Avis Google', en: 'Google review' },
  doc: { fr: 'Un avis laissé sur Google.', en: 'A review on Google.' },
  fields: {
    ...author,
    description: requiredWords,
    review_date: scalar(
      { fr: 'Date', en: 'Date' },
      { fr: 'La date de l’avis, comme 2026-03-14.', en: 'The date of the review, such as 2026-03-14.' },
    ),
    review_score: number(
      null,
      { fr: 'Note', en: 'Score' },
      { fr: 'La note de l’avis, de 0 à 5.', en: 'The score of the review, from 0 to 5.' },
    ),
  },
});

export const brokerTestimonialItem = describeItem('broker_testimonial_item', {
  label: { fr: 'Témoignage d’un courtier', en: 'Broker’s testimonial' },
  doc: { fr: 'Les mots d’un courtier, et qui il est.', en: 'The words of a broker, and who they are.' },
  fields: {
    description: richtext(...words),
    broker_avatar: image(
      { fr: 'Portrait du courtier', en: 'Broker’s portrait' },
      { fr: 'Le portrait du courtier.', en: 'The portrait of the broker.' },
    ),
    broker_name: text({ fr: 'Courtier', en: 'Broker' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
    broker_subtitle: text(
      { fr: 'Titre du courtier', en: 'Broker’s title' },
      { fr: 'Comme «\u00a0courtière depuis 2019\u00a0».', en: 'Such as “broker since 2019”.' },
    ),
  },
});
