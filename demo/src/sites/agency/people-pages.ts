import { titleWithLicence } from '@vitrine/contract/licence.ts';
import { spokenLanguages } from '@vitrine/contract/people.ts';
import type { PageBundle, PersonBundle } from '@vitrine/contract/site.ts';
import { pageAt } from '../../authored-page.ts';
import {
  block,
  button,
  ctas,
  iconLine,
  image,
  link,
  listings,
  pagePaths,
  rich,
  text,
  textarea,
} from '../../authoring.ts';
import { offices } from '../../offices.ts';
import { people } from '../../people.ts';
import type { PictureKey } from '../../picture-alt.ts';
import { clientWords } from './client-words.ts';

const cityOf = ({ office }: PersonBundle) => offices.find(({ slug }) => slug === office)?.city ?? 'Québec';

/** Returns the key of a portrait such as `/resources/portrait-001.webp`. */
const portraitKey = ({ portrait }: PersonBundle) => portrait.replace(/^.*\/|\.webp$/g, '') as PictureKey; // portraits are pictures of the library

/** Returns the paths of the page of a broker. */
export const personPath = ({ slug }: PersonBundle) => ({
  fr: `/fr${pagePaths.team.fr}/${slug}`,
  en: `/en${pagePaths.team.en}/${slug}`,
});

/** Returns the languages of a person in a sentence: « français, anglais et espagnol ». */
const languagesIn = ({ languages }: PersonBundle, locale: 'fr' | 'en'): string =>
  new Intl.ListFormat(`${locale}-CA`).format(
    languages.map((code) => (locale === 'fr' ? spokenLanguages[code].fr.toLowerCase() : spokenLanguages[code].en)),
  );

/** Returns the page of a broker: who they are, how to reach them, their listings on offer and sold, what clients say of them, and a form that writes to them. */
function personPage(person: PersonBundle): PageBundle {
  const { slug, name, bio, phone, email, areas, licenceNumber: licence_number, licenceName: licence_name } = person;
  const jobTitle = titleWithLicence(person.jobTitle, { name, licence_number, licence_name });
  const words = clientWords.flatMap(({ broker, as }) => (broker === slug ? [as('testimonial_item')] : []));
  const city = cityOf(person);
  const portrait = portraitKey(person);
  const href = `tel:+1${phone.replace(/\D/g, '')}`;
  return pageAt(`person-${slug}`, personPath(person), {
    title: { fr: name, en: name },
    picture: portrait,
    seo: {
      fr: {
        title: `${name}, courtage immobilier à ${city}`,
        description: `${name}, de notre bureau de ${city} : ses propriétés à vendre et à louer, son numéro de téléphone et un formulaire pour lui écrire.`,
      },
      en: {
        title: `${name}, Real Estate Broker in ${city}`,
        description: `${name}, from our ${city} office: properties for sale and for rent, a phone number and a form to write to them directly.`,
      },
    },
    blocks: [
      block('hero_block_1', 'inverted', {
        super_title: text(jobTitle.fr ?? '', jobTitle.en ?? ''),
        main_title: text(name, name),
        description: textarea(`Bureau de ${city}`, `${city} office`),
        bg_media: image('office-008'),
      }),
      block('image_text_block', 'normal', {
        block_image: image(portrait, { x: 50, y: 30 }),
        main_title: text('Faire connaissance', 'Getting to know each other'),
        description: rich([bio.fr], [bio.en]),
        cta_repeater: ctas(link(`Appeler : ${phone}`, `Call ${phone}`, { href })),
      }),
      block('icon_list_block', 'normal', {
        main_title: text('En bref', 'In brief'),
        list_items_repeater: [
          iconLine('phone', phone, phone),
          iconLine('mail', email, email),
          iconLine('languages', `Parle ${languagesIn(person, 'fr')}`, `Speaks ${languagesIn(person, 'en')}`),
          ...(areas ? [iconLine('map-pin', areas.fr, areas.en)] : []),
        ],
      }),
      block(
        'properties_block',
        'normal-grey',
        {
          main_title: text('Propriétés à vendre et à louer', 'Properties for sale and for rent'),
          cta: button('Toutes ses propriétés', 'All their properties', { page: 'search', query: `broker=${slug}` }),
        },
        listings({ broker: [slug] }, 6),
      ),
      block(
        'properties_slider_block',
        'normal',
        { main_title: text('Vendues récemment', 'Recently sold') },
        listings({ broker: [slug], status: 'sold' }, 8),
      ),
      ...(words.length > 0
        ? [
            block('testimonials_list_block', 'normal-grey', {
              main_title: text('Ce qu’en disent ses clients', 'What their clients say'),
              testimonials_repeater: words,
            }),
          ]
        : []),
      block('contact_form_block', 'normal', {
        main_title: text(`Écrire à ${name}`, `Write to ${name}`),
        recipient_type: 'broker',
        recipient_slug: slug,
        broker_avatar: image(portrait, { x: 50, y: 30 }),
        broker_name: text(name, name),
        broker_subtitle: text(jobTitle.fr ?? '', jobTitle.en ?? ''),
      }),
    ],
  });
}

export const peoplePages: PageBundle[] = people.map(personPage);
