import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { repeaterItems } from '@vitrine/contract/fields.ts';
import { locales } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { blockSlug, findBySlug, menuDepth } from '../fields/block-slug.ts';
import { otherText, submenuOf } from '../fields/menu-fields.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { asList, asNumber, asObject, asText, type Loose } from '../values/untyped-values.ts';

/** Finds the places of a site's menus to which a page can be added from its own form. */

/** A header, a footer, or a line of a menu that may have a submenu. */
export interface MenuPlace {
  /** Id of the row that holds the lines. */
  id: string;
  list: (typeof lists)[number];
  /** Level of the lines that it holds, from 1. */
  level: number;
  /** Text of a line in the given language, or else in the other; '' when it has none. */
  title: string;
  /** True when one of its lines leads to the page already. */
  hasPage: boolean;
}

const lists = ['header', 'footer'] as const;

/** Returns the field of a block or line that holds the lines of a menu, and the type of the lines; null for others. */
function menuField(slug: unknown): { name: string; type: string } | null {
  const fields = findBySlug(blockDescriptions, slug)?.fields;
  for (const [name, field] of Object.entries(fields ?? {})) {
    const item = repeaterItems(field)?.find((one) => submenuOf(one) !== null);
    if (item) return { name, type: item.type };
  }
  return null;
}

const linksTo = (line: Loose, page: number): boolean => asNumber(asObject(line.link).page) === page;

/** Returns the places of a site, which was read in all languages. */
export function menuPlaces(site: Loose, page: number, locale: 'fr' | 'en'): MenuPlace[] {
  const textOf = (line: Loose) => {
    const text = asObject(asObject(line.link).text);
    return asText(text[locale]) ?? asText(text[locale === 'fr' ? 'en' : 'fr']) ?? '';
  };
  return lists.flatMap((list) =>
    asList(site[list])
      .map(asObject)
      .flatMap((block) => {
        const field = menuField(block.blockType);
        if (!field) return [];
        const below = (row: Loose, level: number): MenuPlace[] => {
          const lines = asList(row[field.name]).map(asObject);
          const own: MenuPlace = {
            ...{ id: String(row.id), list, level, title: level === 1 ? '' : textOf(row) },
            hasPage: lines.some((line) => linksTo(line, page)),
          };
          return [own, ...(level < menuDepth ? lines.flatMap((line) => below(line, level + 1)) : [])];
        };
        return below(block, 1);
      }),
  );
}

/** Returns the rows with a line at the end of the row with an id. */
function withLine(rows: unknown, name: string, id: string, line: (level: number) => Loose, level = 1): Loose[] {
  return asList(rows)
    .map(asObject)
    .map((row) => {
      const lines = row[name];
      if (row.id === id) return { ...row, [name]: [...asList(lines), line(level)] };
      return level < menuDepth ? { ...row, [name]: withLine(lines, name, id, line, level + 1) } : row;
    });
}

/** Returns the latest state of the site, and the page of that site, for a user who may read both; otherwise null. */
async function readBoth(req: PayloadRequest, page: number, locale: 'fr' | 'all') {
  const id = Number(req.routeParams?.id);
  const asUser = { depth: 0, draft: true, overrideAccess: false, user: req.user, req: nestedRequest(req) };
  const found = await req.payload.find({ collection: 'sites', where: { id: { equals: id } }, locale, ...asUser });
  const pages = await req.payload.find({
    ...{ collection: 'pages', where: { and: [{ id: { equals: page } }, { site: { equals: id } }] } },
    ...{ select: { title: true }, locale: 'all', ...asUser },
  });
  const [site] = found.docs;
  const [own] = pages.docs;
  return site && own ? { site: asObject(site), title: asObject(own.title) } : null;
}

const refused = (req: PayloadRequest) => Response.json(null, { status: req.user ? 404 : 401 });

/** `GET /api/sites/:id/menu-places?page=7&language=fr`: answers with the places of the site's menus. */
export const listMenuPlaces: Endpoint = {
  path: '/:id/menu-places',
  method: 'get',
  handler: async (req) => {
    const asked = safeParse(z.object({ page: z.coerce.number().int(), language: z.enum(locales) }), req.query);
    if (!req.user || !asked.success) return refused(req);
    const both = await readBoth(req, asked.data.page, 'all');
    return both ? Response.json(menuPlaces(both.site, asked.data.page, asked.data.language)) : refused(req);
  },
};

const addition = z.object({ page: z.number().int(), place: z.string().max(100) });

/** `POST /api/sites/:id/menu-lines`: adds a page of the site to a place of its menus, in a draft of the site. */
export const addMenuLine: Endpoint = {
  path: '/:id/menu-lines',
  method: 'post',
  handler: async (req) => {
    const asked = safeParse(addition, await req.json?.().catch(() => null));
    if (!req.user || !asked.success) return refused(req);
    const { page, place } = asked.data;
    const both = await readBoth(req, page, 'fr');
    const found = both && menuPlaces(both.site, page, 'fr').find(({ id }) => id === place);
    if (!both || !found) return refused(req);
    const block = asList(both.site[found.list])
      .map(asObject)
      .find((row) => menuPlaces({ [found.list]: [row] }, page, 'fr').some(({ id }) => id === place));
    const field = menuField(block?.blockType);
    if (!field) return refused(req);
    const [text, other] = [asText(both.title.fr), asText(both.title.en)];
    const line = (level: number): Loose => ({
      blockType: blockSlug(field.type, level),
      link: { page, text: text ?? other, ...(other !== undefined && { [otherText]: other }) },
    });
    await req.payload.update({
      ...{ collection: 'sites', id: Number(req.routeParams?.id), draft: true, locale: 'fr', depth: 0 },
      data: { [found.list]: withLine(both.site[found.list], field.name, place, line) },
      ...{ overrideAccess: false, user: req.user, req: nestedRequest(req) },
    });
    return Response.json({ site: Number(req.routeParams?.id) }, { status: 201 });
  },
};
