import type { FormState, Row } from 'payload';

/** A line of a menu in the state of Payload's form, with the lines below it. */
export interface MenuNode {
  readonly id: string;
  readonly row: Row;
  /** State of the line's fields, except its submenu, by their paths within the line. */
  readonly fields: FormState;
  /** State of the field that holds the submenu; undefined on the last level, which has none. */
  readonly submenu: FormState[string] | undefined;
  readonly children: readonly MenuNode[];
}

/** The shape of a menu in the configuration. */
export interface MenuShape {
  /** Slug of a line on each level. */
  readonly slugs: readonly string[];
  /** Name of the field that holds the submenu of a line. */
  readonly submenu: string;
}

/** Returns the lines of the list at a path of the form. */
export function readTree(state: FormState, path: string, { submenu }: MenuShape): MenuNode[] {
  const rows = state[path]?.rows ?? [];
  const fields = rows.map((): FormState => ({}));
  for (const [key, field] of Object.entries(state)) {
    if (!key.startsWith(`${path}.`)) continue;
    const [index = '', ...names] = key.slice(path.length + 1).split('.');
    const own = fields[Number(index)];
    if (own && names[0] !== submenu) own[names.join('.')] = field;
  }
  return rows.map((row, index) => {
    const below = `${path}.${index}.${submenu}`;
    const children = readTree(state, below, { submenu, slugs: [] });
    return { id: row.id, row, fields: fields[index] ?? {}, submenu: state[below], children };
  });
}

/** Returns the form's state with other lines in the list at a path. A line gets the slug of its level. */
export function writeTree(state: FormState, path: string, tree: readonly MenuNode[], shape: MenuShape): FormState {
  const others = Object.entries(state).filter(([key]) => key !== path && !key.startsWith(`${path}.`));
  return Object.assign(Object.fromEntries(others), listState(state[path], path, tree, shape, 0));
}

function listState(
  list: FormState[string] | undefined,
  path: string,
  nodes: readonly MenuNode[],
  shape: MenuShape,
  level: number,
): FormState {
  const slug = shape.slugs[level] ?? '';
  const rows = nodes.map(({ row }) => ({ ...row, blockType: slug }));
  const own: FormState = { [path]: { ...list, rows, value: rows.length, disableFormData: rows.length > 0 } };
  for (const [index, node] of nodes.entries()) {
    const prefix = `${path}.${index}.`;
    for (const [name, field] of Object.entries(node.fields)) own[prefix + name] = field;
    own[`${prefix}blockType`] = { ...node.fields.blockType, value: slug, initialValue: slug, valid: true };
    // The server adds the empty submenu of a line that could not have one at its previous level.
    if (level + 1 >= shape.slugs.length || (!node.submenu && node.children.length === 0)) continue;
    Object.assign(own, listState(node.submenu, prefix + shape.submenu, node.children, shape, level + 1));
  }
  return own;
}

/** Returns the path of the line with an id; null when the list has none. */
export function pathOfNode(
  tree: readonly MenuNode[],
  id: string,
  path: string,
  { submenu }: Pick<MenuShape, 'submenu'>,
): string | null {
  for (const [index, node] of tree.entries()) {
    const own = `${path}.${index}`;
    if (node.id === id) return own;
    const below = pathOfNode(node.children, id, `${own}.${submenu}`, { submenu });
    if (below !== null) return below;
  }
  return null;
}

/** Returns the text of the line's link, or its address; '' when it has neither. */
export function titleOf({ fields }: MenuNode): string {
  const texts = [fields['link.text']?.value, fields['link.url']?.value];
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')?.trim() ?? '';
}
