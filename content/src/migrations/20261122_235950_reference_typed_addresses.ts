import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { asObject } from '../values/untyped-values.ts';
import { pagesByPath, referenceTypedAddresses } from './typed-addresses.ts';

/** A column with blocks, and the query for its rows. */
interface BlockColumn {
  table: string;
  column: string;
  /**
   * SQL `from` clause that names the id of the site `site`. It selects the published content and the latest drafts; earlier versions stay
   * as they were.
   */
  rows: string;
}

const latest = 'version.latest and version.parent_id is not null';
const columns: readonly BlockColumn[] = [
  { table: 'pages', column: 'blocks', rows: 'select id, site_id site, blocks from content.pages' },
  { table: 'pages', column: 'footer', rows: 'select id, site_id site, footer from content.pages' },
  {
    table: 'pages_variants',
    column: 'blocks',
    rows: 'select own.id, page.site_id site, own.blocks from content.pages_variants own join content.pages page on page.id = own._parent_id',
  },
  ...['version_blocks', 'version_footer'].map((column) => ({
    table: '_pages_v',
    column,
    rows: `select version.id, version.version_site_id site, version.${column} from content._pages_v version where ${latest}`,
  })),
  {
    table: '_pages_v_version_variants',
    column: 'blocks',
    rows: `select own.id, version.version_site_id site, own.blocks from content._pages_v_version_variants own
      join content._pages_v version on version.id = own._parent_id where ${latest}`,
  },
  { table: 'reusable_blocks', column: 'blocks', rows: 'select id, site_id site, blocks from content.reusable_blocks' },
  { table: 'sites', column: 'header', rows: 'select id, id site, header from content.sites' },
  { table: 'sites', column: 'footer', rows: 'select id, id site, footer from content.sites' },
  ...['version_header', 'version_footer'].map((column) => ({
    table: '_sites_v',
    column,
    rows: `select version.id, version.parent_id site, version.${column} from content._sites_v version where ${latest}`,
  })),
];

/** Maximum number of addresses that the log lists. */
const maxNamed = 50;

/** Turns typed addresses of published pages of the same site into references (decision 0062), and logs the addresses that lead nowhere. */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const published = await db.execute(`
    select page.id, page.site_id site, own.path from content.pages page
      join content.pages_locales own on own._parent_id = page.id
      where page._status = 'published' and own.path is not null`);
  const bySite = Map.groupBy(published.rows, ({ site }) => site);
  const pages = new Map([...bySite].map(([site, rows]) => [site, pagesByPath(rows)]));
  const left = new Set<string>();
  let changed = 0;
  for (const { table, column, rows } of columns) {
    const found = await db.execute(rows);
    for (const row of found.rows) {
      const { id, site, [column]: content } = asObject(row);
      const result = referenceTypedAddresses(content, pages.get(site) ?? new Map());
      for (const path of result.left) left.add(`${site}: ${path}`);
      if (result.changed === 0) continue;
      changed += result.changed;
      await db.execute(
        `update content.${table} set ${column} = ${quoted(JSON.stringify(result.content))}::jsonb where id = ${quoted(String(id))}`,
      );
    }
  }
  payload.logger.info({
    msg: 'Typed addresses became references to pages',
    changed,
    left: left.size,
    deadPaths: [...left].sort().slice(0, maxNamed),
  });
}

/** Returns a text as an SQL literal. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Does nothing: editors may have made some of the references themselves, so they stay. */
export async function down(_: MigrateDownArgs): Promise<void> {}
