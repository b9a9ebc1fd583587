/** Numbers of a listing whose address its source hides, and of one that it hides altogether. */
export const withoutAddress = '97600001';
export const withoutPage = '97600002';

const sheets = (folder: string, name: string): string[] =>
  [withoutAddress, withoutPage].map((uls) => `/${folder}/x-${uls}/${name}`);

/** Addresses to try for each route of the website; those without any show no listing. */
export const listingDoors: Record<string, string[]> = {
  '/': ['/'],
  '/robots.txt': ['/robots.txt'],
  '/:key.txt': [],
  '/sitemap.xml': ['/sitemap.xml'],
  '/sitemap-:file.xml': ['/sitemap-fr-listings.xml', '/sitemap-en-listings.xml', '/sitemap-fr-areas.xml'],
  '/fr/alertes/:token': ['/fr/alertes/none'],
  '/en/alerts/:token': ['/en/alerts/none'],
  '/fr/comparer': [`/fr/comparer?uls=${withoutAddress},${withoutPage}`],
  '/en/compare': [`/en/compare?uls=${withoutAddress},${withoutPage}`],
  '/fr/favoris': ['/fr/favoris'],
  '/en/favourites': ['/en/favourites'],
  '/fr/hors-ligne': ['/fr/hors-ligne'],
  '/en/offline': ['/en/offline'],
  '/fr/application.webmanifest': [],
  '/en/application.webmanifest': [],
  '/service-worker.js': [],
  '/fr/apercu': ['/fr/apercu'],
  '/en/preview': ['/en/preview'],
  '/fr/blogue/rss.xml': ['/fr/blogue/rss.xml'],
  '/en/blog/rss.xml': ['/en/blog/rss.xml'],
  '/fr/proprietes/rss.xml': ['/fr/proprietes/rss.xml'],
  '/en/properties/rss.xml': ['/en/properties/rss.xml'],
  '/fr/proprietes/:listing/fiche.pdf': sheets('fr/proprietes', 'fiche.pdf'),
  '/fr/proprietes/:listing/fiche-complete.pdf': sheets('fr/proprietes', 'fiche-complete.pdf'),
  '/en/properties/:listing/sheet.pdf': sheets('en/properties', 'sheet.pdf'),
  '/en/properties/:listing/full-sheet.pdf': sheets('en/properties', 'full-sheet.pdf'),
  // The examples are invented.
  '/qa/sections': [],
  '/qa/parametres-generaux': [],
  '/qa/general-settings': [],
  '/qa/site': [],
  '/qa/staff-bar': [],
  '/api/properties': [
    '/api/properties?locale=fr&mun=66023&order_by=newest',
    '/api/properties?locale=en&mun=66023&order_by=newest',
    '/api/properties?locale=fr&format=map&mun=66023&zoom=16',
    '/api/properties?locale=fr&format=map&mun=66023&price_min=433333&price_max=433333',
  ],
  '/api/property/:uls/tooltip': [withoutAddress, withoutPage].map((uls) => `/api/property/${uls}/tooltip?locale=fr`),
  '/api/property/:uls/open-houses.ics': [withoutAddress, withoutPage].map(
    (uls) => `/api/property/${uls}/open-houses.ics`,
  ),
  '/api/search-filters': ['/api/search-filters?locale=fr&q=Zinnias', '/api/search-filters?locale=en'],
  // The answer repeats what is not understood, so that the address is asked for by its beginning.
  '/api/search-suggestions': ['rue des Zinn', 'rue des Azal', 'H9Z', withoutAddress].map(
    (text) => `/api/search-suggestions?${new URLSearchParams({ locale: 'fr', q: text })}`,
  ),
  '/api/articles': ['/api/articles?locale=fr'],
  '/api/listing-states': [
    `/api/listing-states?locale=fr&uls=${withoutAddress}`,
    `/api/listing-states?locale=en&uls=${withoutAddress}`,
  ],
  // These routes receive what a visitor sends, and answer nothing about listings.
  '/api/contact': [],
  '/api/listing-event': [],
  '/api/figures': [],
  // A report is about the listing of its token alone, which is sent to the seller.
  '/api/seller-reports/:token/report.pdf': [],
  '/api/seller-reports/:token/end': [],
  '/api/alerts/:token': [],
  '/api/alerts/:token/unsubscribe': [],
  '/api/captcha/challenge': [],
  // Maps hold streets and places, and no listing.
  '/api/maps/:file': [],
};
