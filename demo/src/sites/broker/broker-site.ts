import type { SiteBundle } from '@vitrine/contract/site.ts';
import { categories } from '../../articles/article.ts';
import { articles } from '../../articles.ts';
import { seoOf } from '../../authored-page.ts';
import { both } from '../../authoring.ts';
import { offices } from '../../offices.ts';
import { maude } from '../../people.ts';
import { broker } from '../legal/operator.ts';
import { privacyPage } from '../legal/privacy.ts';
import { termsPage } from '../legal/terms.ts';
import { recipientsOf } from '../recipients.ts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { buy } from './buy.ts';
import { contact } from './contact.ts';
import { courtyard } from './courtyard.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { favicon, logos } from './logos.ts';
import { search } from './search.ts';
import { sell } from './sell.ts';
import { services } from './services.ts';
import { sold } from './sold.ts';
import { brokerName, theme } from './theme.ts';
import { valuation } from './valuation.ts';
import { villeray } from './villeray.ts';

const summary = both(
  'Maude Tessier-Lavoie, courtière immobilière résidentielle à Villeray : acheter et vendre à Montréal avec l’œil d’une ancienne estimatrice.',
  'Maude Tessier-Lavoie, residential real estate broker in Villeray: buying and selling in Montréal with the eye of a former renovation estimator.',
);

const ownOffice = offices.filter(({ slug }) => slug === maude.office);

const ownArticles = articles.filter(({ author }) => author === maude.slug);
const ownCategories = Object.fromEntries(
  Object.entries(categories).filter(([key]) => ownArticles.some(({ category }) => category === key)),
);

/** The broker's site: wine red on paper, square, its pictures like prints in an album, written in the first person. */
export const brokerSite: SiteBundle = {
  siteId: '2',
  name: brokerName,
  domains: ['courtier.localhost'],
  core: {
    micrositeId: 'm-2',
    siteKey: 'demo-broker-site-key',
    siteType: 'broker',
    name: brokerName,
    origin: 'http://courtier.localhost:3000',
    postalAddress: broker.address,
    defaultRecipient: { name: maude.name, email: maude.email, locale: 'fr' },
    recipients: recipientsOf([maude], ownOffice),
  },
  theme,
  favicon,
  logos,
  seo: {
    fr: seoOf({ title: brokerName.fr, description: summary.fr }, 'facade-003', 'fr'),
    en: seoOf({ title: brokerName.en, description: summary.en }, 'facade-003', 'en'),
  },
  header,
  footer,
  pages: [
    home,
    about,
    services,
    buy,
    sell,
    valuation,
    sold,
    courtyard,
    villeray,
    search,
    blog,
    contact,
    termsPage(broker),
    privacyPage(broker),
  ],
  people: [{ ...maude, page: about.path.fr }],
  offices: ownOffice,
  categories: ownCategories,
  articles: ownArticles,
};
