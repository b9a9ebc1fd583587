import { SetDocumentStepNav } from '@payloadcms/ui';
import type { SanitizedCollectionConfig } from 'payload';

interface Props {
  collection: SanitizedCollectionConfig | undefined;
  id: number | string;
  /** Name of the view in the language of the editor. */
  view: string;
}

/** Shows the list, the document and the view in the breadcrumbs. Without it a custom view would show those of the view before it. */
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
