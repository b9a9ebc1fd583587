import type { CollectionConfig } from 'payload';
import { blocksField } from '../blocks/blocks-to-payload.ts';
import { filterBySite } from '../sites/current-site.ts';
import { bulkActionsComponent } from './bulk/bulk-actions-config.ts';
import { bulkCheckEndpoint } from './bulk/bulk-check.ts';
import { completeCopies } from './copied-blocks.ts';
import { deletionUses, usesEndpoint } from './document-uses.ts';
import { refuseUsedBlock } from './refuse-used.ts';
import { siteContent } from './site-content.ts';
import { siteField } from './site-field.ts';

const ownBlock = blocksField('blocks', 'page', { fr: 'Bloc', en: 'Block' });

/** Blocks that are stored once and shown on several pages of a site. */
export const reusableBlocks: CollectionConfig = {
  slug: 'reusable-blocks',
  labels: {
    singular: { fr: 'Bloc réutilisable', en: 'Reusable block' },
    plural: { fr: 'Blocs réutilisables', en: 'Reusable blocks' },
  },
  admin: {
    baseFilter: filterBySite,
    useAsTitle: 'name',
    defaultColumns: ['name', 'site', 'updatedAt'],
    components: {
      beforeListTable: [bulkActionsComponent('reusable-blocks')],
      edit: { beforeDocumentControls: [deletionUses] },
    },
    description: {
      fr: 'Un bloc gardé une seule fois et montré sur plusieurs pages. Ce que vous enregistrez ici change partout à la fois.',
      en: 'A block that is kept once and shown on several pages. What you save here changes everywhere at once.',
    },
  },
  ...siteContent,
  hooks: { ...siteContent.hooks, beforeDelete: [refuseUsedBlock] },
  endpoints: [usesEndpoint('reusable-blocks'), bulkCheckEndpoint('reusable-blocks')],
  fields: [
    siteField(),
    { name: 'name', type: 'text', required: true, label: { fr: 'Nom', en: 'Name' } },
    {
      type: 'ui',
      name: 'usedOn',
      admin: { position: 'sidebar', components: { Field: '/uses/used-by.tsx#UsedBy' } },
    },
    // One block, so that it has the place and the buttons of a single block on each page.
    {
      ...ownBlock,
      ...{ required: true, minRows: 1, maxRows: 1, hooks: { ...ownBlock.hooks, beforeChange: [completeCopies] } },
    },
  ],
};
