/** The form of a block as plain data, so that the browser loads no schema. Made by `block-form.server.ts`. */
export interface FormField {
  name: string;
  kind: string;
  label: string;
  doc: string;
  /** The values of a choice with their labels. */
  options?: readonly { value: string; label: string }[];
  /** True for a field, or a list, that may not be empty. */
  isRequired: boolean;
  /** Of a repeater: the types of its items, which have forms of their own. */
  items?: readonly string[];
}

export interface BlockForm {
  label: string;
  /** What staff may do with a block of the type; the items of a list are changed with the block that holds them. */
  allows: { scheme: boolean; edit: boolean; delete: boolean };
  fields: readonly FormField[];
}

/** Block type, or item type → its form. */
export type BlockForms = Readonly<Record<string, BlockForm>>;
