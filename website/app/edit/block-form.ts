import type { FieldKind } from '@vitrine/contract/fields.ts';

/** The form of a block as plain data, so that the browser loads no schema. `block-form.server.ts` creates it. */
export interface FormField {
  name: string;
  kind: FieldKind;
  label: string;
  doc: string;
  /** Options of a choice with their labels. */
  options?: readonly { value: string; label: string }[];
  /** Default value of a choice; empty when the block decides. */
  byDefault?: string;
  /** True for a field, or a list, that may not be empty. */
  isRequired: boolean;
  /** Item types of a repeater, which have forms of their own. */
  items?: readonly string[];
}

export interface BlockForm {
  label: string;
  /** Actions that staff may take on a block of the type; items are changed with the block that contains them. */
  allows: { scheme: boolean; edit: boolean; delete: boolean };
  fields: readonly FormField[];
}

/** Block type, or item type → its form. */
export type BlockForms = Readonly<Record<string, BlockForm>>;
