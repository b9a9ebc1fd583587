import type { CollectionConfig, Config, SanitizedConfig } from 'payload';
import { libraryAccess } from '../payload/access.ts';
import { filterLibraryBySite } from '../sites/current-site.ts';
import { checkSite } from './check-site.ts';
import { siteOrSharedField } from './site-field.ts';

/** Returns the configuration of the folders of the media library. Each belongs to a site, as its files do, or to the shared library. */
export const mediaFolders = (
  withRequestRules: (collection: CollectionConfig) => CollectionConfig,
): Exclude<Config['folders'], false | undefined> => ({
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [({ collection }) => withRequestRules(folderCollection(collection))],
});

const folderCollection = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  labels: { singular: { fr: 'Dossier', en: 'Folder' }, plural: { fr: 'Dossiers', en: 'Folders' } },
  access: libraryAccess,
  admin: { ...collection.admin, baseFilter: filterLibraryBySite },
  hooks: { ...collection.hooks, beforeValidate: [...(collection.hooks?.beforeValidate ?? []), checkSite] },
  fields: [
    ...collection.fields.map((field) =>
      'name' in field && field.name === 'name' ? { ...field, label: { fr: 'Nom', en: 'Name' } } : field,
    ),
    siteOrSharedField(),
  ],
});

/** Names the field of the folder, which Payload adds in English after it has read the configuration. */
export function labelFolderField(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, slug } of config.collections)
    for (const field of slug === 'media' ? fields : [])
      if ('name' in field && field.name === 'folder' && 'label' in field) field.label = { fr: 'Dossier', en: 'Folder' };
  return config;
}
