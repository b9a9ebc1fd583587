import { asObject, type Loose } from '../../values/untyped-values.ts';

const isLink = (value: Loose): boolean => value.cms_component === 'link';

/** Returns the links in content of the wire, at any depth. */
export function linksIn(value: unknown): Loose[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = asObject(value);
  return isLink(own) ? [own] : Object.values(value).flatMap(linksIn);
}

/** Returns the link that takes the place of another; null for a link that stays as it is. */
type Replace = (link: Loose) => Loose | null;

/**
 * Returns content of the wire with replaced links. A link without an address and an action is left out, and so is an entry of a menu that
 * has nothing else; in a block that holds further blocks it keeps its text alone.
 */
export function replaceLinks<T>(content: T, replace: Replace): T {
  // Only links change, so the type of the content is still valid.
  return replaced(content, replace) as T;
}

function replaced(value: unknown, replace: Replace): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.flatMap((inner) => replacedItem(inner, replace));
  const holdsBlocks = Object.values(value).some((inner) => Array.isArray(inner) && inner.length > 0);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const link = asObject(inner);
      if (!isLink(link)) return [[name, replaced(inner, replace)]];
      const own = replace(link);
      return own === null || own.url || own.on_click_action || holdsBlocks ? [[name, own ?? inner]] : [];
    }),
  );
}

/**
 * Returns a list of the item with replaced links; an empty list for a block, such as an entry of a menu, whose only content is a link that
 * is left out.
 */
function replacedItem(item: unknown, replace: Replace): unknown[] {
  const own = replaced(item, replace);
  return isEmpty(own) && !isEmpty(item) ? [] : [own];
}

/** True for a block whose fields are all empty lists. */
const isEmpty = (block: unknown): boolean => {
  const { fields } = asObject(block);
  return (
    fields !== undefined && Object.values(asObject(fields)).every((field) => Array.isArray(field) && field.length === 0)
  );
};
