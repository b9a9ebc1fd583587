import type { PersonBundle } from '@vitrine/contract/site.ts';
import { french } from './typography.ts';

interface Person extends Omit<PersonBundle, 'kind' | 'portrait' | 'email'> {
  portrait: string;
}

const personOf =
  (kind: PersonBundle['kind']) =>
  ({ portrait, bio, ...person }: Person): PersonBundle => ({
    ...person,
    kind,
    portrait: `/resources/${portrait}.webp`,
    email: `${person.slug}@groupe-rivage.example`,
    bio: { fr: french(bio.fr), en: bio.en },
  });

/** Licence numbers begin with a letter that the OACIQ does not give. */
const broker = personOf('broker');
const administrator = personOf('admin');

const linkedin = { network: 'linkedin', url: 'https://www.linkedin.com/' } as const;
const instagram = { network: 'instagram', url: 'https://www.instagram.com/' } as const;
const facebook = { network: 'facebook', url: 'https://www.facebook.com/' } as const;

const firstHomes = { fr: 'Premiers acheteurs', en: 'First-time buyers' };
const incomeProperties = { fr: 'Immeubles à revenus', en: 'Income properties' };
const relocation = { fr: 'Relocalisation', en: 'Relocation' };
const seniors = { fr: 'Transition des aînés', en: 'Seniors in transition' };

const courtiere = { fr: 'Courtière immobilière résidentielle', en: 'Residential real estate broker' };
const courtier = { fr: 'Courtier immobilier résidentiel', en: 'Residential real estate broker' };

/** Maude Tessier-Lavoie, who has her own site besides that of the agency. */
export const maude: PersonBundle = broker({
  slug: 'maude-tessier-lavoie',
  name: 'Maude Tessier-Lavoie',
  jobTitle: courtiere,
  licenceNumber: 'Z1217',
  portrait: 'portrait-001',
  phone: '514 555-0126',
  office: 'montreal-plateau',
  languages: ['fr', 'en'],
  socialLinks: [linkedin, instagram],
  areas: { fr: 'Villeray, Rosemont et la Petite Italie', en: 'Villeray, Rosemont and Little Italy' },
  bio: {
    fr: 'Maude a grandi dans un duplex de Villeray et n’a jamais vraiment quitté le quartier. Ancienne estimatrice en rénovation, elle regarde une maison comme elle a été construite : de la fondation vers le toit. Ses clients apprécient sa franchise et ses comptes rendus de visite, écrits le jour même.',
    en: 'Maude grew up in a Villeray duplex and never really left the neighbourhood. A former renovation estimator, she looks at a house the way it was built: from the foundation up. Her clients value her candour and her visit notes, written the same day.',
  },
});

/** The brokers of the agency. */
export const people: PersonBundle[] = [
  maude,
  broker({
    slug: 'etienne-garneau',
    name: 'Étienne Garneau',
    jobTitle: { fr: 'Courtier immobilier agréé', en: 'Chartered real estate broker' },
    licenceNumber: 'Z2334',
    portrait: 'portrait-002',
    phone: '514 555-0131',
    office: 'montreal-plateau',
    languages: ['fr', 'en'],
    socialLinks: [linkedin],
    programs: [incomeProperties],
    areas: { fr: 'Le Plateau, le Mile End et Villeray', en: 'The Plateau, Mile End and Villeray' },
    bio: {
      fr: 'Étienne dirige le bureau du Plateau. Il accompagne surtout des propriétaires de plex, qu’il aide à lire leurs baux, leurs dépenses et leurs options avant de mettre en vente.',
      en: 'Étienne runs the Plateau office. He mostly works with plex owners, helping them read their leases, expenses and options before they list.',
    },
  }),
  broker({
    slug: 'nadege-saint-fleur',
    name: 'Nadège Saint-Fleur',
    jobTitle: courtiere,
    licenceNumber: 'Z3451',
    portrait: 'portrait-003',
    phone: '514 555-0148',
    office: 'montreal-plateau',
    languages: ['fr', 'en', 'ht'],
    socialLinks: [linkedin, instagram],
    programs: [firstHomes],
    areas: { fr: 'Montréal-Nord, Saint-Léonard et Anjou', en: 'Montréal-Nord, Saint-Léonard and Anjou' },
    bio: {
      fr: 'Nadège accompagne les premiers acheteurs dans l’est de Montréal. Elle prend le temps d’expliquer chaque document, de la préapprobation hypothécaire jusqu’au notaire.',
      en: 'Nadège guides first-time buyers in east-end Montréal. She takes the time to explain every document, from mortgage pre-approval to the notary’s office.',
    },
  }),
  broker({
    slug: 'robert-chamberland',
    name: 'Robert Chamberland',
    jobTitle: { fr: 'Courtier immobilier agréé', en: 'Chartered real estate broker' },
    licenceNumber: 'Z4568',
    portrait: 'portrait-004',
    phone: '418 555-0171',
    office: 'quebec-montcalm',
    languages: ['fr'],
    programs: [seniors],
    areas: { fr: 'Montcalm, Saint-Sacrement et Sillery', en: 'Montcalm, Saint-Sacrement and Sillery' },
    bio: {
      fr: 'Trente ans de métier à Québec, dont vingt dans Montcalm et Saint-Sacrement. Robert connaît l’histoire des rues, des immeubles et, souvent, des familles qui y vivent.',
      en: 'Thirty years in the business in Québec City, twenty of them in Montcalm and Saint-Sacrement. Robert knows the history of the streets, the buildings and often the families who live there.',
    },
  }),
  broker({
    slug: 'mei-lin-fortier',
    name: 'Mei-Lin Fortier',
    jobTitle: courtiere,
    licenceNumber: 'Z5685',
    licenceName: 'Mei-Lin Chen Fortier',
    portrait: 'portrait-005',
    phone: '450 555-0122',
    office: 'longueuil',
    languages: ['fr', 'en', 'zh'],
    socialLinks: [linkedin, facebook],
    programs: [relocation],
    areas: { fr: 'Brossard, Saint-Lambert et le Vieux-Longueuil', en: 'Brossard, Saint-Lambert and Old Longueuil' },
    bio: {
      fr: 'Établie à Brossard, Mei-Lin travaille avec les familles qui passent de la ville à la Rive-Sud. Écoles, trajets, futurs voisins : elle a les réponses, ou sait où les trouver.',
      en: 'Based in Brossard, Mei-Lin works with families moving from the city to the South Shore. Schools, commutes, future neighbours: she has the answers, or knows where to find them.',
    },
  }),
  broker({
    slug: 'karim-benhaddou',
    name: 'Karim Benhaddou',
    jobTitle: courtier,
    licenceNumber: 'Z6802',
    portrait: 'portrait-006',
    phone: '514 555-0157',
    office: 'montreal-plateau',
    languages: ['fr', 'en', 'ar'],
    socialLinks: [linkedin],
    programs: [incomeProperties],
    areas: { fr: 'Ahuntsic, Saint-Laurent et Verdun', en: 'Ahuntsic, Saint-Laurent and Verdun' },
    bio: {
      fr: 'Comptable de formation, Karim aime les chiffres clairs. Il prépare pour chaque immeuble à revenus une analyse que l’on peut montrer à sa banque.',
      en: 'Trained as an accountant, Karim likes clear numbers. For every income property he prepares an analysis you can take to your bank.',
    },
  }),
  broker({
    slug: 'helene-duquette',
    name: 'Hélène Duquette',
    jobTitle: { fr: 'Courtière immobilière agréée', en: 'Chartered real estate broker' },
    licenceNumber: 'Z7919',
    portrait: 'portrait-007',
    phone: '450 555-0196',
    office: 'saint-sauveur',
    languages: ['fr', 'en', 'es'],
    socialLinks: [facebook],
    programs: [seniors],
    areas: { fr: 'Sainte-Adèle, Val-David et Saint-Sauveur', en: 'Sainte-Adèle, Val-David and Saint-Sauveur' },
    bio: {
      fr: 'Hélène a vendu son premier chalet à Sainte-Adèle en 1998. Puits, fosses septiques, droits de passage : elle connaît les questions à poser avant de tomber amoureux d’un lac.',
      en: 'Hélène sold her first cottage in Sainte-Adèle in 1998. Wells, septic systems, rights of way: she knows the questions to ask before falling in love with a lake.',
    },
  }),
  broker({
    slug: 'liam-oconnell',
    name: 'Liam O’Connell',
    jobTitle: courtier,
    licenceNumber: 'Z9036',
    portrait: 'portrait-008',
    phone: '514 555-0163',
    office: 'montreal-plateau',
    languages: ['fr', 'en'],
    socialLinks: [linkedin],
    programs: [relocation],
    areas: { fr: 'Notre-Dame-de-Grâce et l’Ouest-de-l’Île', en: 'Notre-Dame-de-Grâce and the West Island' },
    bio: {
      fr: 'Parfaitement bilingue, Liam partage son temps entre Notre-Dame-de-Grâce et l’Ouest-de-l’Île. Il accompagne beaucoup de nouveaux arrivants, à qui il fait aussi visiter les quartiers.',
      en: 'Fully bilingual, Liam divides his time between Notre-Dame-de-Grâce and the West Island. He works with many newcomers and shows them the neighbourhoods as well as the homes.',
    },
  }),
  broker({
    slug: 'annick-bergeron',
    name: 'Annick Bergeron',
    jobTitle: courtiere,
    licenceNumber: 'Z10153',
    portrait: 'portrait-009',
    phone: '418 555-0174',
    office: 'quebec-montcalm',
    languages: ['fr', 'en'],
    socialLinks: [instagram],
    areas: { fr: 'Lévis et la rive sud de Québec', en: 'Lévis and the south shore of Québec City' },
    bio: {
      fr: 'Annick couvre Lévis et la rive sud de Québec. Avant d’être courtière, elle aménageait des intérieurs ; ses conseils de mise en valeur sont inclus, et ils sont concrets.',
      en: 'Annick covers Lévis and the south shore of Québec City. She was an interior designer before becoming a broker; her staging advice comes included, and it is practical.',
    },
  }),
  broker({
    slug: 'didier-mbaye',
    name: 'Didier Mbaye',
    jobTitle: courtier,
    licenceNumber: 'Z11270',
    portrait: 'portrait-010',
    phone: '450 555-0129',
    office: 'longueuil',
    languages: ['fr', 'en'],
    socialLinks: [linkedin],
    programs: [firstHomes],
    areas: { fr: 'Longueuil, Saint-Hubert et Boucherville', en: 'Longueuil, Saint-Hubert and Boucherville' },
    bio: {
      fr: 'Spécialiste des copropriétés, Didier lit les procès-verbaux et les études de fonds de prévoyance pour vous, puis vous en fait un résumé d’une page.',
      en: 'Didier focuses on condominiums. He reads the minutes and contingency fund studies for you, then sums them up on a single page.',
    },
  }),
  broker({
    slug: 'samira-el-idrissi',
    name: 'Samira El Idrissi',
    jobTitle: courtiere,
    licenceNumber: 'Z12387',
    portrait: 'portrait-011',
    phone: '450 555-0135',
    office: 'longueuil',
    languages: ['fr', 'en', 'ar'],
    socialLinks: [linkedin, instagram],
    programs: [firstHomes],
    areas: { fr: 'Laval, Terrebonne et la Rive-Nord', en: 'Laval, Terrebonne and the North Shore' },
    bio: {
      fr: 'Samira travaille à Laval et sur la Rive-Nord. Elle répond vite, négocie calmement et tient ses clients au courant à chaque étape, même quand il n’y a rien de neuf.',
      en: 'Samira works in Laval and on the North Shore. She answers quickly, negotiates calmly and keeps clients posted at every step, even when there is no news.',
    },
  }),
  broker({
    slug: 'olivier-tran',
    name: 'Olivier Tran',
    jobTitle: courtier,
    licenceNumber: 'Z13504',
    portrait: 'portrait-012',
    phone: '450 555-0198',
    office: 'saint-sauveur',
    languages: ['fr', 'en'],
    socialLinks: [instagram],
    areas: { fr: 'La vallée de Saint-Sauveur et Morin-Heights', en: 'The Saint-Sauveur valley and Morin-Heights' },
    bio: {
      fr: 'Skieur et constructeur autodidacte, Olivier s’occupe des terrains et des maisons neuves de la vallée. Il visite les chantiers comme si la maison devait être la sienne.',
      en: 'A skier and self-taught builder, Olivier looks after lots and new homes in the valley. He walks a building site as if the house were going to be his own.',
    },
  }),
];

/** The administrative team of the agency. */
export const administrators: PersonBundle[] = [
  administrator({
    slug: 'josiane-pepin',
    name: 'Josiane Pépin',
    jobTitle: { fr: 'Adjointe administrative', en: 'Administrative assistant' },
    portrait: 'portrait-015',
    phone: '514 555-0142',
    office: 'montreal-plateau',
    languages: ['fr', 'en'],
    bio: {
      fr: 'C’est sa voix que vous entendez en premier. Josiane ouvre les dossiers, réserve les inspecteurs et rappelle à chacun ce qu’il doit signer, et pour quand. Avant l’agence, elle a passé dix ans dans une étude de notaires : les mots « mainlevée » et « radiation » ne lui font pas peur.',
      en: 'Hers is the first voice you hear. Josiane opens the files, books the inspectors and reminds everyone of what they have to sign, and by when. She spent ten years with a firm of notaries before joining the agency, so discharges and cancellations hold no terrors for her.',
    },
  }),
  administrator({
    slug: 'guylain-theriault',
    name: 'Guylain Thériault',
    jobTitle: { fr: 'Responsable de la conformité', en: 'Compliance officer' },
    portrait: 'portrait-014',
    phone: '514 555-0143',
    office: 'montreal-plateau',
    languages: ['fr', 'en'],
    bio: {
      fr: 'Guylain relit chaque contrat de courtage et chaque promesse d’achat avant leur envoi. Il tient aussi les comptes en fidéicommis, au cent près. S’il vous manque une page, il la trouvera avant vous.',
      en: 'Guylain reads every brokerage contract and every promise to purchase before it leaves the agency. He also keeps the trust accounts, to the cent. If a page is missing from your file, he will find out before you do.',
    },
  }),
  administrator({
    slug: 'fabienne-destin',
    name: 'Fabienne Destin',
    jobTitle: { fr: 'Coordonnatrice des mises en marché', en: 'Listings coordinator' },
    portrait: 'portrait-013',
    phone: '450 555-0119',
    office: 'longueuil',
    languages: ['fr', 'en', 'ht'],
    socialLinks: [instagram],
    bio: {
      fr: 'Photographe, plan à l’échelle, visite virtuelle, fiche descriptive : Fabienne fait en sorte que tout soit prêt le même jour. Elle écrit les descriptions elle-même, après avoir fait le tour de la maison, et n’emploie jamais le mot « coquet ».',
      en: 'Photographer, floor plan, virtual tour, listing sheet: Fabienne sees to it that everything is ready on the same day. She writes the descriptions herself, once she has walked through the house, and never uses the word “cosy”.',
    },
  }),
];
