'use client';

import { RenderFields } from '@payloadcms/ui';
import type { ArrayFieldClientComponent } from 'payload';
import { pageVariants, useShownVariant } from '../blocks/shown-blocks.ts';

/**
 * Shows the fields of the variant that is selected above the form; nothing for the page itself, whose blocks are another field of the form.
 */
export const VariantFields: ArrayFieldClientComponent = ({ field, schemaPath, permissions, readOnly }) => {
  const shown = useShownVariant();
  if (shown === null) return null;
  return (
    <div className="field-type variant-fields">
      <RenderFields
        key={shown}
        forceRender
        fields={field.fields}
        margins="small"
        parentIndexPath=""
        parentPath={`${pageVariants}.${shown}`}
        parentSchemaPath={schemaPath ?? pageVariants}
        permissions={permissions === true ? permissions : (permissions?.fields ?? {})}
        readOnly={readOnly ?? false}
      />
    </div>
  );
};
