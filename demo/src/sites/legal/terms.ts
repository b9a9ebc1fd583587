import { page } from '../../authored-page.ts';
import { block, image, rich, text, textarea } from '../../authoring.ts';
import type { Operator } from './operator.ts';

/** Returns the terms of use of a site. */
export const termsPage = ({ name, short, email, phone, address, pictures }: Operator) =>
  page({
    name: 'terms',
    title: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
    picture: pictures.terms,
    seo: {
      fr: {
        title: 'Conditions d’utilisation du site',
        description:
          'Les règles d’utilisation de ce site immobilier : exactitude des fiches, propriété des textes et des photos, liens externes et droit applicable.',
      },
      en: {
        title: 'Terms of Use of This Site',
        description:
          'The rules for using this real estate site: accuracy of the listings, ownership of texts and photos, outside links and the law that applies.',
      },
    },
    blocks: [
      block('hero_block_1', 'normal-grey', {
        super_title: text('Renseignements légaux', 'Legal information'),
        main_title: text('Conditions d’utilisation', 'Terms of use'),
        description: textarea('En vigueur depuis le 1er septembre 2026', 'In effect since September 1, 2026'),
        bg_media: image(pictures.terms),
      }),
      block('text_block_2', 'normal', {
        text_align: 'left',
        main_title: text('Les règles du site, en bref', 'The rules of the site, in brief'),
        description: rich(
          [
            `Ce site est exploité par ${name.fr} (« ${short.fr} »). En le consultant, vous acceptez les conditions qui suivent.`,
            '<h2>Les fiches des propriétés</h2>',
            'Les renseignements affichés proviennent des vendeurs, des registres publics et des courtiers inscripteurs. Ils sont vérifiés avec soin, mais peuvent changer ou contenir des erreurs : superficies, taxes et disponibilités doivent être confirmées avant toute décision. Une fiche n’est ni une offre ni une promesse liant le vendeur.',
            '<h2>Les prix</h2>',
            'Les prix sont en dollars canadiens et n’incluent pas les taxes applicables, les droits de mutation ni les frais de notaire. Le prix des propriétés vendues n’est pas affiché.',
            '<h2>Les outils et les articles</h2>',
            'Les calculs et les articles donnent une information générale. Ils ne remplacent pas l’avis d’un notaire, d’un comptable, d’un évaluateur agréé ou d’un prêteur.',
            '<h2>Les textes et les images</h2>',
            'Les textes, les photos et les logos sont protégés par le droit d’auteur. Vous pouvez les consulter et les partager par un lien ; toute autre reproduction demande une autorisation écrite.',
            '<h2>Les liens vers d’autres sites</h2>',
            `Certains liens mènent à des sites que ${short.fr} ne contrôle pas. Leur contenu et leurs règles de confidentialité relèvent de leurs exploitants.`,
            '<h2>L’usage acceptable</h2>',
            'Il est interdit d’extraire massivement les données du site, de nuire à son fonctionnement ou de se servir des formulaires pour envoyer de la publicité.',
            '<h2>Le droit applicable</h2>',
            'Les lois du Québec et celles du Canada qui s’y appliquent régissent l’utilisation du site. Tout litige relève des tribunaux du district judiciaire de Montréal, sauf règle contraire d’ordre public.',
            '<h2>Nous joindre</h2>',
            `${address.fr}<br>${phone}<br><a href="mailto:${email}">${email}</a>`,
          ],
          [
            `This site is operated by ${name.en} (“${short.en}”). By consulting it, you accept the following terms.`,
            '<h2>Property listings</h2>',
            'The information shown comes from sellers, public registers and listing brokers. It is checked with care but may change or contain errors: areas, taxes and availability must be confirmed before any decision. A listing is neither an offer nor a promise that binds the seller.',
            '<h2>Prices</h2>',
            'Prices are in Canadian dollars and do not include applicable taxes, transfer duties or notary’s fees. The price of sold properties is not shown.',
            '<h2>Tools and articles</h2>',
            'Calculations and articles give general information. They do not replace the advice of a notary, an accountant, a chartered appraiser or a lender.',
            '<h2>Texts and images</h2>',
            'Texts, photos and logos are protected by copyright. You may consult them and share them by a link; any other reproduction requires written permission.',
            '<h2>Links to other sites</h2>',
            `Some links lead to sites that ${short.en} does not control. Their content and privacy rules are the responsibility of those who run them.`,
            '<h2>Acceptable use</h2>',
            'It is forbidden to extract data from the site on a large scale, to hinder its operation or to use its forms to send advertising.',
            '<h2>Applicable law</h2>',
            'The laws of Québec, and those of Canada that apply there, govern the use of this site. Any dispute falls under the courts of the judicial district of Montréal, barring a contrary rule of public order.',
            '<h2>Contact us</h2>',
            `${address.en}<br>${phone}<br><a href="mailto:${email}">${email}</a>`,
          ],
        ),
      }),
    ],
  });
