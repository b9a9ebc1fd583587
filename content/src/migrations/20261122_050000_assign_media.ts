import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

/** Selects media with the site of the documents that reference them, including drafts and earlier versions; both columns may be null. */
const uses = `
  select picture_id as media, site_id as site from content.articles
  union select version_picture_id, version_site_id from content._articles_v
  union select portrait_id, site_id from content.people
  union select picture_id, site_id from content.offices
  union select metadata_favicon_id, id from content.sites
  union select unnest(array[l.theme_logos_light_media_id, l.theme_logos_dark_media_id, l.seo_facebook_og_image_id,
      l.seo_twitter_og_image_id]), l._parent_id
    from content.sites_locales l
  union select unnest(array[l.seo_facebook_og_image_id, l.seo_twitter_og_image_id]), d.site_id
    from content.pages_locales l join content.pages d on d.id = l._parent_id
  union select unnest(array[l.version_seo_facebook_og_image_id, l.version_seo_twitter_og_image_id]), d.version_site_id
    from content._pages_v_locales l join content._pages_v d on d.id = l._parent_id
  union select unnest(array[l.seo_facebook_og_image_id, l.seo_twitter_og_image_id]), d.site_id
    from content.articles_locales l join content.articles d on d.id = l._parent_id
  union select unnest(array[l.version_seo_facebook_og_image_id, l.version_seo_twitter_og_image_id]), d.version_site_id
    from content._articles_v_locales l join content._articles_v d on d.id = l._parent_id
  union select value::text::integer, site from (
    select blocks as body, site_id as site from content.pages
    union all select footer, site_id from content.pages
    union all select version_blocks, version_site_id from content._pages_v
    union all select version_footer, version_site_id from content._pages_v
    union all select v.blocks, d.site_id from content.pages_variants v join content.pages d on d.id = v._parent_id
    union all select v.blocks, d.version_site_id
      from content._pages_v_version_variants v join content._pages_v d on d.id = v._parent_id
    union all select header, id from content.sites
    union all select footer, id from content.sites
  ) bodies, jsonb_path_query(body, '$.**.media.* ? (@.type() == "number")') value`;

/** Assigns each file to the only site that uses it. A file that several sites or none use stays in the shared library. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    update content.media set site_id = owner.site
    from (
      select media, min(site) as site from (${uses}) uses
      where media is not null and site is not null group by media having count(distinct site) = 1
    ) owner
    where media.id = owner.media and media.site_id is null`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('update content.media set site_id = null');
}
