import { useAllFormFields, useConfig, useForm } from '@payloadcms/ui';
import { blockFormState, type Values } from '../blocks/block-form-state.ts';
import { type MenuNode, type MenuShape, readTree, writeTree } from './menu-tree.ts';

/** Returns the lines of the menu at a path of Payload's form, with functions that create and store lines. */
export function useMenuTree(path: string, shape: MenuShape) {
  const [state] = useAllFormFields();
  const { dispatchFields, setModified } = useForm();
  const { config } = useConfig();
  const slug = shape.slugs[0] ?? '';

  /** Returns a line that is not in the menu yet; the server fills the fields without a value. */
  const newNode = (values: Values): MenuNode => {
    const { id, ...fields } = blockFormState({ blockType: slug, ...values }, config.blocksMap);
    const rowId = String(id?.value);
    const row = { id: rowId, blockType: slug, collapsed: true };
    return { id: rowId, row, fields: { ...fields, ...(id && { id }) }, submenu: undefined, children: [] };
  };

  /** Returns a copy of a line and its submenus, with new ids and the given texts of the other language. */
  const copyOf = (node: MenuNode, otherTexts: ReadonlyMap<string, string>): MenuNode => {
    const { id, fields: marks } = newNode({ link: { other_text: otherTexts.get(node.id) } });
    const children = node.children.map((child) => copyOf(child, otherTexts));
    return { ...node, id, row: { ...node.row, id }, fields: { ...node.fields, ...ownStates(node, marks) }, children };
  };

  return {
    tree: readTree(state, path, shape),
    newNode,
    copyOf,
    store: (tree: readonly MenuNode[]) => {
      dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: writeTree(state, path, tree, shape) });
      setModified(true);
    },
  };
}

/** Returns the state of the new id and of the text in the other language of a copy. A text that the form has changed is kept. */
function ownStates({ fields }: MenuNode, { id, 'link.other_text': text }: MenuNode['fields']): MenuNode['fields'] {
  const isChanged = typeof fields['link.other_text']?.value === 'string';
  return { ...(id && { id }), ...(text && !isChanged && { 'link.other_text': text }) };
}
