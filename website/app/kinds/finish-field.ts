import type { Field, Fields } from '@vitrine/contract/fields.ts';
import type { ParsedBlock } from '@vitrine/contract/parse-block.ts';
import type { LinkContext } from './link/finish-link.server.ts';

type Values = Readonly<Record<string, unknown>>;

/** The page for which a field is finished, and the functions that finish what the field holds. */
export interface FieldContext extends LinkContext {
  finishFields: (values: Values, fields: Fields) => Record<string, unknown>;
  /** Finishes params one by one: an invalid one counts as absent. */
  finishParams: (values: Values, fields: Fields) => Record<string, unknown>;
  finishBlocks: (blocks: readonly ParsedBlock[]) => unknown[];
}

/**
 * Turns the value of a field into what components receive: one language, safe HTML, absolute addresses. The value has passed the schema
 * of the field; as a method, the type lets each kind name the type of its values.
 */
export type FinishField<F extends Field = Field> = {
  finish(value: unknown, context: FieldContext, field: F): unknown;
}['finish'];
