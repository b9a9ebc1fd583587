import type { SiteBundle } from '@vitrine/contract/site.ts';
import { seoOf } from '../../authored-page.ts';
import { both } from '../../authoring.ts';
import { offices } from '../../offices.ts';
import { people as brokers } from '../../people.ts';
import { estate } from '../legal/operator.ts';
import { privacyPage } from '../legal/privacy.ts';
import { termsPage } from '../legal/terms.ts';
import { recipientsOf } from '../recipients.ts';
import { build } from './build.ts';
import { contact } from './contact.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { favicon, logos } from './logos.ts';
import { lots } from './lots.ts';
import { estateName, theme } from './theme.ts';

const summary = both(
  'Le Domaine des Tamaracs : vingt-quatre terrains boisés autour d’un lac de Saint-Sauveur, dans les Laurentides, vendus par Groupe Rivage immobilier.',
  'Le Domaine des Tamaracs: twenty-four wooded lots around a lake in Saint-Sauveur, in the Laurentians, sold by Groupe Rivage immobilier.',
);

const people = brokers.filter(({ slug }) => ['olivier-tran', 'helene-duquette'].includes(slug));
const ownOffice = offices.filter(({ slug }) => slug === 'saint-sauveur');

/** The site of a housing project: green and round, with a classic header and no property search. */
export const estateSite: SiteBundle = {
  siteId: '3',
  name: estateName,
  domains: ['domaine.localhost'],
  core: {
    micrositeId: 'm-3',
    siteKey: 'demo-estate-site-key',
    siteType: 'agency',
    name: estateName,
    origin: 'http://domaine.localhost:3000',
    postalAddress: estate.address,
    defaultRecipient: { name: 'Olivier Tran', email: 'olivier-tran@groupe-rivage.example', locale: 'fr' },
    recipients: recipientsOf(people, ownOffice),
  },
  theme,
  favicon,
  logos,
  seo: {
    fr: seoOf({ title: estateName.fr, description: summary.fr }, 'landscape-003', 'fr'),
    en: seoOf({ title: estateName.en, description: summary.en }, 'landscape-003', 'en'),
  },
  header,
  footer,
  pages: [home, lots, build, contact, termsPage(estate), privacyPage(estate)],
  people,
  offices: ownOffice,
  categories: {},
  articles: [],
};
