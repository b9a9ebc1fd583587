import { page } from '../../authored-page.ts';
import { block, contactButton, ctas, iconLine, image, item, link, rich, text, textarea } from '../../authoring.ts';
import { type PartnerKey, partnerLogo, partnerName } from './partner-logos.ts';

const tags = {
  papers: item('tag_item', { name: text('Actes et plans', 'Deeds and plans') }),
  money: item('tag_item', { name: text('Argent et assurance', 'Money and insurance') }),
  house: item('tag_item', { name: text('Maison', 'The house') }),
};

interface Partner {
  key: PartnerKey;
  tag: keyof typeof tags;
  fr: [profession: string, text: string, area: string];
  en: [profession: string, text: string, area: string];
  phone: string;
}

const partner = ({ key, tag, fr, en, phone }: Partner) =>
  item('partner_item', {
    image: partnerLogo(key),
    main_title: text(partnerName(key), partnerName(key)),
    sub_title: text(fr[0], en[0]),
    description: textarea(fr[1], en[1]),
    list_items_repeater: [iconLine('phone', phone, phone), iconLine('map-pin', fr[2], en[2])],
    tags_repeater: [tags[tag]],
  });

const advisor = (name: string, fr: [title: string, area: string], en: [title: string, area: string], phone: string) =>
  item('bank_employee_item', {
    person_name: text(name, name),
    person_subtitle: text(fr[0], en[0]),
    list_items_repeater: [iconLine('phone', phone, phone), iconLine('map-pin', fr[1], en[1])],
  });

const bank = (key: PartnerKey, ...advisors: ReturnType<typeof advisor>[]) =>
  item('bank_partner_item', {
    logo: partnerLogo(key),
    name: text(partnerName(key), partnerName(key)),
    employees_repeater: advisors,
  });

export const partners = page({
  name: 'partners',
  title: { fr: 'Partenaires', en: 'Partners' },
  picture: 'article-001',
  seo: {
    fr: {
      title: 'Nos partenaires : notaires, inspecteurs, prêteurs',
      description:
        'Notaires, arpenteurs, inspecteurs, déménageurs et conseillers hypothécaires : les professionnels que nos courtiers recommandent, et pourquoi.',
    },
    en: {
      title: 'Our Partners: Notaries, Inspectors, Lenders',
      description:
        'Notaries, land surveyors, inspectors, movers and mortgage advisors: the professionals our brokers recommend to their own clients, and why.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal-grey', {
      super_title: text('Nos partenaires', 'Our partners'),
      main_title: text('Les numéros que nous donnons à nos amis', 'The numbers we give our friends'),
      description: textarea(
        'Une transaction mobilise une dizaine de métiers. Voici les gens avec qui nous travaillons depuis des années.',
        'A transaction calls on some ten trades. These are the people we have worked with for years.',
      ),
      bg_media: image('article-001'),
    }),
    block('text_block_1', 'normal', {
      main_title: text('Une recommandation, pas une commission', 'A recommendation, not a commission'),
      description: rich(
        [
          'Aucun des professionnels de cette page ne nous verse quoi que ce soit, et vous demeurez libre d’en choisir d’autres. Si l’un de nous touchait un jour une rétribution pour vous avoir dirigé vers quelqu’un, la loi l’obligerait à vous le dire par écrit ; nous préférons que la question ne se pose pas.',
          'Chaque automne, nos courtiers votent à main levée. Un nom reste sur la liste si trois d’entre eux lui ont confié un client dans l’année et recommenceraient.',
        ],
        [
          'None of the professionals on this page pays us anything, and you remain free to choose others. If one of us were ever paid for sending you to someone, the law would require that we tell you in writing; we would rather the question never came up.',
          'Every fall, our brokers vote by a show of hands. A name stays on the list if three of them sent that person a client during the year and would do so again.',
        ],
      ),
    }),
    block('partners_block', 'normal-grey', {
      main_title: text('Pour chaque étape, quelqu’un de fiable', 'Someone reliable for every step'),
      tags_repeater: Object.values(tags),
      partners_repeater: [
        partner({
          key: 'valmont',
          tag: 'papers',
          fr: [
            'Notaires',
            'Actes de vente, testaments, mandats de protection. On vous lit l’acte à voix haute, puis on vous l’explique.',
            'Montréal et Rive-Sud',
          ],
          en: [
            'Notaries',
            'Deeds of sale, wills, protection mandates. They read the deed aloud, then explain it.',
            'Montréal and the South Shore',
          ],
          phone: '514 555-0181',
        }),
        partner({
          key: 'lynx',
          tag: 'house',
          fr: [
            'Inspection préachat',
            'Trois heures sur place, de l’entretoit au drain, et un rapport illustré le lendemain.',
            'Grand Montréal et Laurentides',
          ],
          en: [
            'Pre-purchase inspection',
            'Three hours on site, from attic to drain, and an illustrated report the next day.',
            'Greater Montréal and the Laurentians',
          ],
          phone: '450 555-0182',
        }),
        partner({
          key: 'pignon',
          tag: 'money',
          fr: [
            'Courtage hypothécaire',
            'Une quinzaine de prêteurs comparés, y compris pour les travailleurs autonomes.',
            'Partout au Québec',
          ],
          en: ['Mortgage brokerage', 'Some fifteen lenders compared, for the self-employed as well.', 'All of Québec'],
          phone: '514 555-0183',
        }),
        partner({
          key: 'heron',
          tag: 'papers',
          fr: [
            'Arpenteurs-géomètres',
            'Certificats de localisation et bornages, avec une date de remise écrite au contrat.',
            'Québec, Lévis et Charlevoix',
          ],
          en: [
            'Land surveyors',
            'Certificates of location and boundary markers, with the delivery date written into the contract.',
            'Québec City, Lévis and Charlevoix',
          ],
          phone: '418 555-0184',
        }),
        partner({
          key: 'lumen',
          tag: 'house',
          fr: [
            'Mise en valeur et photographie',
            'On déplace, on allège, on prête une lampe, puis on revient photographier à la bonne heure.',
            'Grand Montréal',
          ],
          en: [
            'Staging and photography',
            'They move, lighten, lend a lamp, then come back to photograph at the right hour.',
            'Greater Montréal',
          ],
          phone: '514 555-0185',
        }),
        partner({
          key: 'grandPas',
          tag: 'house',
          fr: [
            'Déménagement',
            'Boîtes livrées, piano compris, prix fixé d’avance, même le 1er juillet.',
            'Partout au Québec',
          ],
          en: ['Moving', 'Boxes delivered, piano included, a price set in advance, even on July 1.', 'All of Québec'],
          phone: '450 555-0186',
        }),
        partner({
          key: 'abri',
          tag: 'money',
          fr: [
            'Assurance habitation',
            'Des soumissions claires pour les plex, les chalets chauffés au bois et les maisons centenaires.',
            'Partout au Québec',
          ],
          en: ['Home insurance', 'Clear quotes for plexes, wood-heated cottages and century homes.', 'All of Québec'],
          phone: '418 555-0187',
        }),
      ],
    }),
    block('bank_partners_block', 'normal', {
      main_title: text('Trois prêteurs, six personnes à appeler', 'Three lenders, six people to call'),
      partners_repeater: [
        bank(
          'quai',
          advisor(
            'Sophie Beaulieu',
            ['Directrice hypothécaire', 'Île de Montréal'],
            ['Mortgage manager', 'Island of Montréal'],
            '514 555-0111',
          ),
          advisor(
            'Marc-Olivier Roy',
            ['Conseiller hypothécaire', 'Rive-Sud'],
            ['Mortgage advisor', 'South Shore'],
            '450 555-0112',
          ),
        ),
        bank(
          'boreal',
          advisor(
            'Luc Desmarais',
            ['Conseiller hypothécaire', 'Québec et Lévis'],
            ['Mortgage advisor', 'Québec City and Lévis'],
            '418 555-0113',
          ),
          advisor(
            'Isabelle Fortin',
            ['Conseillère, immeubles à revenus', 'Tout le Québec'],
            ['Advisor, income properties', 'All of Québec'],
            '418 555-0114',
          ),
        ),
        bank(
          'horizon',
          advisor(
            'Yves Deslauriers',
            ['Conseiller, résidences secondaires', 'Laurentides'],
            ['Advisor, second homes', 'Laurentians'],
            '450 555-0115',
          ),
          advisor(
            'Chloé Marchand',
            ['Conseillère, première propriété', 'Grand Montréal'],
            ['Advisor, first homes', 'Greater Montréal'],
            '514 555-0116',
          ),
        ),
      ],
    }),
    block('cta_block', 'inverted', {
      main_title: text('Besoin d’un nom dans votre ville ?', 'Need a name in your town?'),
      description: rich(
        ['Couvreur, plombier, ramoneur : nos courtiers ont aussi un carnet d’adresses. Demandez-le.'],
        ['Roofers, plumbers, chimney sweeps: our brokers keep an address book too. Just ask.'],
      ),
      cta_repeater: ctas(
        contactButton('Demander une adresse', 'Ask for a name'),
        link('Proposer vos services', 'Offer your services', { href: 'mailto:partenaires@groupe-rivage.example' }),
      ),
    }),
  ],
});
