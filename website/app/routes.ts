import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/locale-redirect.ts'),
  route('qa/sections', 'routes/qa-sections.tsx'),
  route('qa/parametres-generaux', 'routes/qa-settings.tsx', { id: 'qa-settings-fr' }),
  route('qa/general-settings', 'routes/qa-settings.tsx', { id: 'qa-settings-en' }),
  route('api/properties', 'routes/api/properties.ts'),
  route('api/property/:uls/tooltip', 'routes/api/tooltip.ts'),
  route('api/property/:uls/open-houses.ics', 'routes/api/open-houses.ts'),
  route('api/search-filters', 'routes/api/search-filters.ts'),
  route('api/articles', 'routes/api/articles.ts'),
  route('api/contact', 'routes/api/contact.ts'),
  route('api/alerts/:token', 'routes/api/alert.ts'),
  route('api/alerts/:token/unsubscribe', 'routes/api/unsubscribe.ts'),
  route('api/captcha/challenge', 'routes/api/captcha-challenge.ts'),
  route('fr/alertes/:token', 'routes/alert.tsx', { id: 'alert-fr' }),
  route('en/alerts/:token', 'routes/alert.tsx', { id: 'alert-en' }),
  route('fr/blogue/rss.xml', 'routes/article-feed.ts', { id: 'article-feed-fr' }),
  route('en/blog/rss.xml', 'routes/article-feed.ts', { id: 'article-feed-en' }),
  route('robots.txt', 'routes/robots.ts'),
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
