import type { OfficeBundle, PageBundle } from '@vitrine/contract/site.ts';
import { pageAt } from '../../authored-page.ts';
import { block, brokers, button, image, listings, pagePaths, rich, text, textarea } from '../../authoring.ts';
import { offices } from '../../offices.ts';
import type { PictureKey } from '../../picture-alt.ts';

/** Returns the page of an office: where it is, its brokers, its listings and a form that writes to it. */
function officePage({ slug, name, street, city, postalCode, phone, picture }: OfficeBundle): PageBundle {
  const pictureKey = picture.replace(/^.*\/|\.webp$/g, '') as PictureKey; // offices have pictures of the library
  return pageAt(
    `office-${slug}`,
    { fr: `/fr${pagePaths.offices.fr}/${slug}`, en: `/en${pagePaths.offices.en}/${slug}` },
    {
      title: name,
      picture: pictureKey,
      seo: {
        fr: {
          title: `Bureau ${name.fr} | Groupe Rivage`,
          description: `Notre bureau de ${city}, ${street.fr} : ses courtiers, leurs propriétés à vendre et à louer, et comment nous joindre.`,
        },
        en: {
          title: `${name.en} Office | Groupe Rivage`,
          description: `Our ${city} office, ${street.en}: its brokers, their properties for sale and for rent, and all the ways to reach us.`,
        },
      },
      blocks: [
        block('hero_block_1', 'inverted', {
          super_title: text('Nos bureaux', 'Our offices'),
          main_title: text(name.fr, name.en),
          description: textarea(
            `${street.fr}, ${city} ${postalCode.replace(' ', '\u00a0')}. Téléphone : ${phone}.`,
            `${street.en}, ${city} ${postalCode.replace(' ', '\u00a0')}. Phone: ${phone}.`,
          ),
          bg_media: image(pictureKey),
        }),
        block(
          'properties_block',
          'normal-grey',
          {
            main_title: text('Les propriétés du bureau', 'Properties of this office'),
            cta: button('Toutes les propriétés du bureau', 'All properties of this office', {
              page: 'search',
              query: `office=${slug}`,
            }),
          },
          listings({ office: [slug] }, 6),
        ),
        block(
          'member_cards_block',
          'normal',
          { main_title: text('Les courtiers du bureau', 'Brokers of this office') },
          brokers({ office: slug }),
        ),
        block('contact_form_block', 'normal-grey', {
          main_title: text('Écrire au bureau', 'Write to this office'),
          description: rich(
            [
              'Votre message arrive sur nos bureaux, pas dans une file d’attente. On vous répond le jour même, ou le lendemain matin.',
              `${street.fr}<br>${city} ${postalCode.replace(' ', '\u00a0')}<br>${phone}`,
            ],
            [
              'Your message lands on our desks, not in a queue. We answer the same day, or the next morning.',
              `${street.en}<br>${city} ${postalCode.replace(' ', '\u00a0')}<br>${phone}`,
            ],
          ),
          recipient_type: 'office',
          recipient_slug: slug,
        }),
      ],
    },
  );
}

export const officePages: PageBundle[] = offices.map(officePage);
