import { RenderFields, useConfig } from '@payloadcms/ui';
import type { ClientField, SanitizedFieldPermissions } from 'payload';
import type { MenuTexts } from './menu-texts.ts';
import { type MenuNode, type MenuShape, titleOf } from './menu-tree.ts';

type Permissions = Parameters<typeof RenderFields>[0]['permissions'];

interface Props {
  node: MenuNode;
  path: string;
  schemaPath: string;
  shape: MenuShape;
  permissions: SanitizedFieldPermissions | undefined;
  isReadOnly: boolean;
  t: MenuTexts;
  onClose: () => void;
}

/** Shows the fields of one line, without its submenu, which the tree shows. */
export function LineForm({ node, path, schemaPath, shape, permissions, isReadOnly, t, onClose }: Props) {
  const { config } = useConfig();
  const slug = node.row.blockType ?? '';
  const fields = config.blocksMap[slug]?.fields ?? [];
  return (
    <section
      className="menu-tree__form"
      aria-label={t.form(titleOf(node) || t.untitled)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <h4>{t.form(titleOf(node) || t.untitled)}</h4>
      <RenderFields
        key={`${node.id} ${path}`}
        fields={fields.map((field) => (isNamed(field, shape.submenu) ? hiddenField(field) : field))}
        margins="small"
        parentIndexPath=""
        parentPath={path}
        parentSchemaPath={`${schemaPath}.${slug}`}
        permissions={fieldPermissions(permissions, slug)}
        readOnly={isReadOnly}
      />
    </section>
  );
}

const isNamed = (field: ClientField, name: string): boolean => 'name' in field && field.name === name;

/** Returns the field as hidden. It stays in the list, because the paths of fields without a name contain their position. */
const hiddenField = (field: ClientField): ClientField =>
  // The result has the type of the field, since only an option that all fields have is added.
  ({ ...field, admin: { ...field.admin, hidden: true } }) as ClientField;

/** Returns the permissions of the fields of a block within those of the list that holds it, as Payload's own field does. */
function fieldPermissions(permissions: SanitizedFieldPermissions | undefined, slug: string): Permissions {
  if (permissions === undefined || permissions === true) return permissions ?? true;
  const blocks = 'blocks' in permissions ? permissions.blocks : undefined;
  if (blocks === undefined || blocks === true) return blocks ?? true;
  const own = blocks[slug];
  return own === undefined || own === true ? (own ?? true) : own.fields;
}
