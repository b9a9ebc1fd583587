import { SetDocumentStepNav } from '@payloadcms/ui';
import type { SanitizedCollectionConfig } from 'payload';

interface Props {
  collection: SanitizedCollectionConfig | undefined;
  id: number | string;
  /** Name of the view in the language of the editor. */
  view: string;
}

/** Shows the list, the document and the view in the breadcrumbs, which a view of ours would otherwise keep from the screen before it. */
export const DocumentSteps = ({ collection, id, view }: Props) =>
  collection && (
    <SetDocumentStepNav
      collectionSlug={collection.slug}
      pluralLabel={collection.labels.plural}
      useAsTitle={collection.admin.useAsTitle}
      id={id}
      view={view}
    />
  );
