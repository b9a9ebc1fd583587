import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { type PropertyStatus, propertyAnswer } from '@vitrine/contract/core/property.ts';
import { tooltipAnswer } from '@vitrine/contract/core/tooltip.ts';
import { z } from 'zod';
import { findReportPolicy, sendsLeads } from '../feeds/reports/find-report-policy.ts';
import { findRefreshTime } from '../feeds/sources/find-refresh-time.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { requireSite } from '../http/require-site.ts';
import { findListing } from '../listings/find-listing.ts';
import { chooseNearby, findNearby } from '../listings/find-nearby.ts';
import { findPriceHistory } from '../listings/find-price-history.ts';
import { findSimilar, type SimilarCard } from '../listings/find-similar.ts';
import { findSuccessor } from '../listings/find-successor.ts';
import { statusOf } from '../listings/off-market.ts';
import { presentListing, urlOf } from '../listings/present-listing.ts';
import { presentProperty } from '../listings/present-property.ts';
import { reductionOf } from '../listings/price-reduction.ts';
import { jsonOf, languageHeader, micrositeId, problemAnswers, protectedBySiteKey, uls } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

const shared = {
  method: 'get' as const,
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId, uls }) },
  parameters: [languageHeader],
};

const tooltipRoute = createRoute({
  ...shared,
  path: '/api/swc/{microsite_id}/property/{uls}/tooltip',
  summary: 'What the popup of a marker shows',
  responses: { 200: jsonOf('The listing in short.', tooltipAnswer), ...problemAnswers },
});

const propertyRoute = createRoute({
  ...shared,
  path: '/api/swc/{microsite_id}/property/{uls}',
  summary: 'The full listing, with similar ones and others close by',
  description:
    'Sold listings are answered with the badge `sold` and no price; those that were withdrawn or have expired with the status ' +
    '`off_market`, without price, pictures and words; all of them with `gone` after the days for which the site keeps them.',
  responses: { 200: jsonOf('The listing.', propertyAnswer), ...problemAnswers },
});

const isShownOnMaps = (status: PropertyStatus): boolean => status === 'active' || status === 'sold';

export function addProperty(app: OpenAPIHono<CoreEnv>, { read, findCachedSite, municipalities, now }: CoreDeps): void {
  app.openapi({ ...tooltipRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const site = context.get('site');
    const record = await read((database) => findListing(database, site.microsite_id, context.req.valid('param').uls));
    if (!record || !isShownOnMaps(statusOf(record, site, now()))) throw new CoreProblem('unknown-listing');
    const { property_image, coords, ...tooltip } = presentListing(record, context.get('locale'), now());
    return context.json({ data: { ...tooltip, ...reductionOf(record.price_reduced_at, site, now()) } }, 200);
  });

  app.openapi({ ...propertyRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const site = context.get('site');
    const { microsite_id } = site;
    const locale = context.get('locale');
    const found = await read(async (database) => {
      const record = await findListing(database, microsite_id, context.req.valid('param').uls);
      if (!record) return undefined;
      const [similar, nearby, successor, price_history, reports, sends_leads, refreshed_at] = await Promise.all([
        findSimilar(database, microsite_id, record),
        findNearby(database, microsite_id, record),
        findSuccessor(database, site, record, now()),
        site.shows_price_history ? findPriceHistory(database, record) : [],
        record.standard_status === 'Active' ? findReportPolicy(database, record.listing_key) : null,
        record.standard_status === 'Active' && sendsLeads(database, record.listing_key),
        findRefreshTime(database, record.listing_key),
      ]);
      return { record, similar, nearby, successor, price_history, reports, sends_leads, refreshed_at };
    });
    if (!found) throw new CoreProblem('unknown-listing');
    const moment = now();
    const { byCode, boroughs } = await municipalities();
    const { municipality_code, borough_code } = found.record;
    const slugs = {
      municipalitySlug: byCode.get(municipality_code)?.slug,
      boroughSlug: boroughs.get(borough_code ?? '')?.slug,
    };
    const cardOf = (card: SimilarCard) => ({
      ...presentListing(card, locale, moment),
      ...reductionOf(card.price_reduced_at, site, moment),
    });
    const similar = found.similar.map(cardOf);
    const nearby = chooseNearby(found.record, found.similar, found.nearby).map((card) => ({
      ...cardOf(card),
      distance: card.distance,
    }));
    const successor = found.successor && { fr: urlOf(found.successor, 'fr'), en: urlOf(found.successor, 'en') };
    const { price_history, reports, sends_leads, refreshed_at } = found;
    const property = {
      ...presentProperty(found.record, { kept: site, locale, now: moment, ...slugs }),
      successor,
      price_history,
      ...(refreshed_at && { refreshed_at }),
      ...reductionOf(found.record.price_reduced_at, site, moment),
      ...(reports && { reports }),
      ...(sends_leads && { sends_leads }),
    };
    return context.json({ data: { ...property, similar, nearby } }, 200);
  });
}
