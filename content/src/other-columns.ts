/** Columns of schema `content` without personal data, by table: the rest of `personal-data.ts`. */
export const contentOtherColumns: Readonly<Record<string, string>> = {
  _articles_v:
    'id parent_id version_site_id version_picture_id version_category_id version_author_id version_published_at version_updated_at version_created_at version__status created_at updated_at snapshot published_locale latest version_language_marks version_deleted_at',
  _articles_v_locales:
    'version_title version_slug version_excerpt version_body version_seo_title version_seo_global_og_title version_seo_global_og_description version_seo_facebook_og_title version_seo_facebook_og_description version_seo_facebook_og_type version_seo_facebook_og_locale version_seo_facebook_fb_app_id version_seo_facebook_og_url version_seo_facebook_og_image_id version_seo_twitter_og_title version_seo_twitter_og_description version_seo_twitter_og_image_id version_seo_robots_index_rule version_seo_canonical_url id _locale _parent_id',
  _pages_v:
    'id parent_id version_site_id version_access version_blocks version_redirect_status version_replaces_footer version_footer version_updated_at version_created_at version__status created_at updated_at snapshot published_locale latest version_language_marks version_deleted_at',
  _pages_v_locales:
    'version_title version_path version_seo_title version_seo_global_og_title version_seo_global_og_description version_seo_facebook_og_title version_seo_facebook_og_description version_seo_facebook_og_type version_seo_facebook_og_locale version_seo_facebook_fb_app_id version_seo_facebook_og_url version_seo_facebook_og_image_id version_seo_twitter_og_title version_seo_twitter_og_description version_seo_twitter_og_image_id version_seo_robots_index_rule version_seo_canonical_url version_redirect_location id _locale _parent_id',
  _pages_v_version_variants: '_order _parent_id id key name color blocks _uuid',
  _sites_v:
    'id parent_id version_maintenance version_site_id version_site_type version_microsite_id version_site_key version_captcha_version version_captcha_site_key version_theme_preset version_theme_logos_light_center_x version_theme_logos_light_center_y version_theme_logos_light_filters_blur version_theme_logos_light_filters_brightness version_theme_logos_light_filters_contrast version_theme_logos_light_filters_opacity version_theme_logos_light_filters_saturate version_theme_logos_dark_center_x version_theme_logos_dark_center_y version_theme_logos_dark_filters_blur version_theme_logos_dark_filters_brightness version_theme_logos_dark_filters_contrast version_theme_logos_dark_filters_opacity version_theme_logos_dark_filters_saturate version_header version_footer version_metadata_favicon_id version_metadata_tags version_updated_at version_created_at version__status created_at updated_at snapshot published_locale latest version_theme_look_fonts version_theme_look_scale version_theme_look_headings version_theme_look_titles version_theme_look_rhythm version_theme_look_pictures version_theme_look_frames version_theme_look_surface',
  _sites_v_locales:
    'version_name version_theme_logos_light_media_id version_theme_logos_light_alt version_theme_logos_dark_media_id version_theme_logos_dark_alt version_seo_title version_seo_global_og_title version_seo_global_og_description version_seo_facebook_og_title version_seo_facebook_og_description version_seo_facebook_og_type version_seo_facebook_og_locale version_seo_facebook_fb_app_id version_seo_facebook_og_url version_seo_facebook_og_image_id version_seo_twitter_og_title version_seo_twitter_og_description version_seo_twitter_og_image_id version_seo_robots_index_rule version_seo_canonical_url id _locale _parent_id',
  _sites_v_texts: 'id order parent_id path text',
  _sites_v_version_metadata_elements: '_order _parent_id id tag position attributes content _uuid',
  _sites_v_version_theme_color_schemes: '_order _parent_id id name _uuid',
  _sites_v_version_theme_color_schemes_mapping: '_order _parent_id id name value _uuid',
  _sites_v_version_theme_colors: '_order _parent_id id name value _uuid',
  _sites_v_version_theme_variables: '_order _parent_id id name value _uuid',
  account_settings: 'id second_factor_required updated_at created_at',
  articles:
    'id site_id picture_id category_id author_id published_at updated_at created_at _status language_marks deleted_at',
  articles_locales:
    'title slug excerpt body seo_title seo_global_og_title seo_global_og_description seo_facebook_og_title seo_facebook_og_description seo_facebook_og_type seo_facebook_og_locale seo_facebook_fb_app_id seo_facebook_og_url seo_facebook_og_image_id seo_twitter_og_title seo_twitter_og_description seo_twitter_og_image_id seo_robots_index_rule seo_canonical_url id _locale _parent_id',
  attempt_limit: 'points expire',
  audit_log: 'id action subject subject_id updated_at created_at',
  categories: 'id site_id key updated_at created_at',
  categories_locales: 'label id _locale _parent_id',
  index_now_page: 'site_id path version',
  index_now_site: 'site_id listings',
  media:
    'id variants placeholder updated_at created_at url thumbnail_u_r_l filename mime_type filesize width height site_id decorative folder_id focal_x focal_y _objectkey',
  media_locales: 'alt id _locale _parent_id',
  missing_paths: 'id site_id path count first_seen last_seen',
  offices: 'id site_id slug city postal_code lat lng picture_id updated_at created_at is_draft source_ref page_id',
  offices_locales: 'name street id _locale _parent_id',
  pages:
    'id site_id access blocks redirect_status replaces_footer footer updated_at created_at _status language_marks deleted_at',
  pages_locales:
    'title path seo_title seo_global_og_title seo_global_og_description seo_facebook_og_title seo_facebook_og_description seo_facebook_og_type seo_facebook_og_locale seo_facebook_fb_app_id seo_facebook_og_url seo_facebook_og_image_id seo_twitter_og_title seo_twitter_og_description seo_twitter_og_image_id seo_robots_index_rule seo_canonical_url redirect_location id _locale _parent_id',
  pages_variants: '_order _parent_id id key name color blocks',
  payload_folders: 'id name folder_id site_id updated_at created_at',
  payload_kv: 'id key data',
  payload_locked_documents: 'id global_slug updated_at created_at',
  payload_locked_documents_rels:
    'id order parent_id path pages_id articles_id categories_id people_id offices_id media_id sites_id reusable_blocks_id redirects_id missing_paths_id payload_folders_id',
  payload_migrations: 'id name batch updated_at created_at',
  payload_preferences: 'id updated_at created_at',
  payload_preferences_rels: 'id order parent_id path',
  people: 'id site_id kind office_id position updated_at created_at page_id is_draft deleted_at',
  people_languages: 'order parent_id id',
  people_locales: 'id _locale _parent_id',
  people_programs: '_order _parent_id id',
  people_programs_locales: 'id _locale _parent_id',
  people_social_links: '_order _parent_id id',
  recovery_code: 'user_id',
  redirects:
    'id site_id source source_key source_path target_page_id target_address language status is_automatic updated_at created_at',
  reusable_blocks: 'id site_id name blocks updated_at created_at',
  scheduled_changes: 'id site_id page_id article_id action at is_failed failure attempts updated_at created_at',
  second_factor: 'user_id created_at',
  session_device: 'session_id user_id',
  sites:
    'id maintenance site_id site_type microsite_id site_key captcha_version captcha_site_key theme_preset theme_logos_light_center_x theme_logos_light_center_y theme_logos_light_filters_blur theme_logos_light_filters_brightness theme_logos_light_filters_contrast theme_logos_light_filters_opacity theme_logos_light_filters_saturate theme_logos_dark_center_x theme_logos_dark_center_y theme_logos_dark_filters_blur theme_logos_dark_filters_brightness theme_logos_dark_filters_contrast theme_logos_dark_filters_opacity theme_logos_dark_filters_saturate header footer metadata_favicon_id metadata_tags updated_at created_at _status theme_look_fonts theme_look_scale theme_look_headings theme_look_titles theme_look_rhythm theme_look_pictures theme_look_frames theme_look_surface',
  sites_locales:
    'name theme_logos_light_media_id theme_logos_light_alt theme_logos_dark_media_id theme_logos_dark_alt seo_title seo_global_og_title seo_global_og_description seo_facebook_og_title seo_facebook_og_description seo_facebook_og_type seo_facebook_og_locale seo_facebook_fb_app_id seo_facebook_og_url seo_facebook_og_image_id seo_twitter_og_title seo_twitter_og_description seo_twitter_og_image_id seo_robots_index_rule seo_canonical_url id _locale _parent_id',
  sites_metadata_elements: '_order _parent_id id tag position attributes content',
  sites_texts: 'id order parent_id path text',
  sites_theme_color_schemes: '_order _parent_id id name',
  sites_theme_color_schemes_mapping: '_order _parent_id id name value',
  sites_theme_colors: '_order _parent_id id name value',
  sites_theme_variables: '_order _parent_id id name value',
  users: 'id updated_at created_at second_factor_required',
  users_rels: 'id order parent_id path',
  users_sessions: '_order _parent_id id',
};
