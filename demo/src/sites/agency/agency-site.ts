import type { SiteBundle } from '@vitrine/contract/site.ts';
import { categories } from '../../articles/article.ts';
import { articles } from '../../articles.ts';
import { seoOf } from '../../authored-page.ts';
import { both } from '../../authoring.ts';
import { offices } from '../../offices.ts';
import { administrators, people as brokers } from '../../people.ts';
import { agency } from '../legal/operator.ts';
import { privacyPage } from '../legal/privacy.ts';
import { termsPage } from '../legal/terms.ts';
import { recipientsOf } from '../recipients.ts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { buy } from './buy.ts';
import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { favicon, logos } from './logos.ts';
import { officePages } from './office-pages.ts';
import { officesPage } from './offices-page.ts';
import { oldLongueuil } from './old-longueuil.ts';
import { partnerLogos } from './partner-logos.ts';
import { partners } from './partners.ts';
import { peoplePages, personPath } from './people-pages.ts';
import { project } from './project.ts';
import { search } from './search.ts';
import { sell } from './sell.ts';
import { sold } from './sold.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { agencyName, theme } from './theme.ts';

const summary = both(
  'Groupe Rivage immobilier, agence immobilière fondée en 2009 : courtage résidentiel à Montréal, à Québec, sur la Rive-Sud et dans les Laurentides.',
  'Groupe Rivage immobilier, a real estate agency founded in 2009: residential brokerage in Montréal, Québec City, the South Shore and the Laurentians.',
);

const people = [...brokers.map((person) => ({ ...person, page: personPath(person).fr })), ...administrators];

/** The agency's site: blue, twelve brokers, four offices. */
export const agencySite: SiteBundle = {
  siteId: '1',
  name: agencyName,
  domains: ['localhost', '127.0.0.1'],
  core: {
    micrositeId: 'm-1',
    siteKey: 'demo-agency-site-key',
    siteType: 'agency',
    name: agencyName,
    origin: 'http://localhost:3000',
    postalAddress: agency.address,
    defaultRecipient: { name: 'Groupe Rivage immobilier', email: 'bonjour@groupe-rivage.example', locale: 'fr' },
    recipients: recipientsOf(people, offices),
  },
  theme,
  favicon,
  logos: [...logos, ...partnerLogos],
  seo: {
    fr: seoOf({ title: agencyName.fr, description: summary.fr }, 'landscape-001', 'fr'),
    en: seoOf({ title: agencyName.en, description: summary.en }, 'landscape-001', 'en'),
  },
  header,
  footer,
  pages: [
    home,
    about,
    team,
    ...peoplePages,
    officesPage,
    ...officePages,
    buy,
    sell,
    sold,
    project,
    oldLongueuil,
    search,
    blog,
    testimonials,
    partners,
    careers,
    contact,
    termsPage(agency),
    privacyPage(agency),
  ],
  people,
  offices,
  categories,
  articles,
};
