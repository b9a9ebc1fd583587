import type { PictureKey } from '../../picture-alt.ts';

/** The company or person responsible for a site, as its legal pages name it. */
export interface Operator {
  name: { fr: string; en: string };
  /** Short name after the first mention, in lower case unless it is a proper name. */
  short: { fr: string; en: string };
  email: string;
  phone: string;
  address: { fr: string; en: string };
  /** The pictures of its legal pages. */
  pictures: { terms: PictureKey; privacy: PictureKey };
  /** The person in charge of the protection of personal information (Law 25). */
  privacyOfficer: { name: string; title: { fr: string; en: string }; email: string };
}

const address = {
  fr: '4260, rue Saint-Denis, bureau\u00a0200, Montréal (Québec) H2J 2K8',
  en: '4260 Saint-Denis Street, Suite 200, Montréal, Québec H2J 2K8',
};

export const agency: Operator = {
  name: { fr: 'Groupe Rivage immobilier, agence immobilière', en: 'Groupe Rivage immobilier, real estate agency' },
  short: { fr: 'l’agence', en: 'the agency' },
  email: 'bonjour@groupe-rivage.example',
  phone: '514 555-0142',
  address,
  pictures: { terms: 'landscape-005', privacy: 'landscape-010' },
  privacyOfficer: {
    name: 'Étienne Garneau',
    title: {
      fr: 'responsable de la protection des renseignements personnels',
      en: 'person in charge of the protection of personal information',
    },
    email: 'confidentialite@groupe-rivage.example',
  },
};

export const broker: Operator = {
  ...agency,
  name: {
    fr: 'Maude Tessier-Lavoie, courtière immobilière résidentielle au sein de Groupe Rivage immobilier',
    en: 'Maude Tessier-Lavoie, residential real estate broker with Groupe Rivage immobilier',
  },
  short: { fr: 'la courtière', en: 'the broker' },
  email: 'maude-tessier-lavoie@groupe-rivage.example',
  phone: '514 555-0126',
  pictures: { terms: 'facade-069', privacy: 'facade-071' },
};

export const estate: Operator = {
  ...agency,
  name: {
    fr: 'Groupe Rivage immobilier, agence immobilière, pour le Groupe foncier Mélèze',
    en: 'Groupe Rivage immobilier, real estate agency, for Groupe foncier Mélèze',
  },
  email: 'laurentides@groupe-rivage.example',
  phone: '450 555-0193',
  pictures: { terms: 'facade-030', privacy: 'facade-059' },
};
