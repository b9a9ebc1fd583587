import { previewPaths } from '@vitrine/contract/preview-address.ts';
import { comparePaths } from '../locale/compare-path.ts';
import { favouritesPaths } from '../locale/favourites-path.ts';
import { manifestPath } from '../locale/manifest-path.ts';
import { offlinePaths, workerPath } from '../locale/offline-path.ts';
import * as alertPage from './alert.ts';
import * as alert from './api/alert.ts';
import * as articles from './api/articles.ts';
import * as captchaChallenge from './api/captcha-challenge.ts';
import * as contact from './api/contact.ts';
import * as figures from './api/figures.ts';
import * as listingEvent from './api/listing-event.ts';
import * as listingStates from './api/listing-states.ts';
import * as mapArchive from './api/map-archive.ts';
import * as openHouses from './api/open-houses.ts';
import * as properties from './api/properties.ts';
import * as searchFilters from './api/search-filters.ts';
import * as searchSuggestions from './api/search-suggestions.ts';
import * as sellerReportEnd from './api/seller-report-end.ts';
import * as sellerReportPdf from './api/seller-report-pdf.ts';
import * as tooltip from './api/tooltip.ts';
import * as unsubscribe from './api/unsubscribe.ts';
import * as articleFeed from './article-feed.ts';
import * as compare from './compare.ts';
import * as favourites from './favourites.ts';
import * as indexNowKey from './index-now-key.ts';
import * as listingFeed from './listing-feed.ts';
import * as listingSheet from './listing-sheet.ts';
import * as localeRedirect from './locale-redirect.ts';
import * as offline from './offline.ts';
import * as page from './page.ts';
import * as preview from './preview.ts';
import * as qaSections from './qa-sections.ts';
import * as qaSettings from './qa-settings.ts';
import * as qaSite from './qa-site.ts';
import * as qaStaffBar from './qa-staff-bar.ts';
import * as robots from './robots.ts';
import type { Route } from './route.ts';
import * as serviceWorker from './service-worker.ts';
import * as sitemapFile from './sitemap-file.ts';
import * as sitemapIndex from './sitemap-index.ts';
import * as webManifest from './web-manifest.ts';

/** Routes by path; `:name` is a parameter. Any other path is that of a page, which the content service knows. */
const routes: Readonly<Record<string, Route>> = {
  '/': localeRedirect,
  '/robots.txt': robots,
  '/:key.txt': indexNowKey,
  '/sitemap.xml': sitemapIndex,
  '/sitemap-:file.xml': sitemapFile,
  '/fr/alertes/:token': alertPage,
  '/en/alerts/:token': alertPage,
  [comparePaths.fr]: compare,
  [comparePaths.en]: compare,
  [favouritesPaths.fr]: favourites,
  [favouritesPaths.en]: favourites,
  [offlinePaths.fr]: offline,
  [offlinePaths.en]: offline,
  [manifestPath('fr')]: webManifest,
  [manifestPath('en')]: webManifest,
  [workerPath]: serviceWorker,
  [previewPaths.fr]: preview,
  [previewPaths.en]: preview,
  '/fr/blogue/rss.xml': articleFeed,
  '/en/blog/rss.xml': articleFeed,
  '/fr/proprietes/rss.xml': listingFeed,
  '/en/properties/rss.xml': listingFeed,
  '/fr/proprietes/:listing/fiche.pdf': listingSheet,
  '/fr/proprietes/:listing/fiche-complete.pdf': listingSheet,
  '/en/properties/:listing/sheet.pdf': listingSheet,
  '/en/properties/:listing/full-sheet.pdf': listingSheet,
  '/qa/sections': qaSections,
  '/qa/parametres-generaux': qaSettings,
  '/qa/general-settings': qaSettings,
  '/qa/site': qaSite,
  '/qa/staff-bar': qaStaffBar,
  '/api/properties': properties,
  '/api/property/:uls/tooltip': tooltip,
  '/api/property/:uls/open-houses.ics': openHouses,
  '/api/search-filters': searchFilters,
  '/api/search-suggestions': searchSuggestions,
  '/api/articles': articles,
  '/api/contact': contact,
  '/api/listing-event': listingEvent,
  '/api/figures': figures,
  '/api/alerts/:token': alert,
  '/api/alerts/:token/unsubscribe': unsubscribe,
  '/api/listing-states': listingStates,
  '/api/seller-reports/:token/report.pdf': sellerReportPdf,
  '/api/seller-reports/:token/end': sellerReportEnd,
  '/api/captcha/challenge': captchaChallenge,
  '/api/maps/:file': mapArchive,
};

/** Paths of all routes but those of pages. */
export const routePaths: readonly string[] = Object.keys(routes);

const patterns = Object.entries(routes).map(([path, route]) => {
  const source = path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return { pattern: new RegExp(`^${source}/?$`), route };
});

/** Returns the route of a path, with the values of its parameters. */
export function findRoute(path: string): { route: Route; params: Record<string, string> } {
  for (const { pattern, route } of patterns) {
    const match = pattern.exec(path);
    if (match) return { route, params: { ...match.groups } };
  }
  return { route: page, params: {} };
}
