import { type FieldHook, ValidationError } from 'payload';
import { type Message, messageFor } from '../payload/message-for.ts';
import { asList, asObject } from '../values/untyped-values.ts';

const unknownBlock: Message = {
  fr: 'Ce contenu a un bloc d’un type qui n’existe pas à cet endroit. Retirez ce bloc.',
  en: 'This content has a block of a type that does not exist in this place. Remove that block.',
};

/**
 * Refuses blocks with slugs other than `slugs`. Payload stores blocks as JSON and would store an unknown block without applying the rules
 * of its fields. This is a hook, because drafts are saved without `validate`.
 */
export const knownBlocks =
  (slugs: readonly string[]): FieldHook =>
  ({ value, req, path, collection }) => {
    const known = new Set<unknown>(slugs);
    if (asList(value).every((row) => known.has(asObject(row).blockType))) return value;
    const errors = [{ path: path.join('.'), message: messageFor(req, unknownBlock) }];
    throw new ValidationError({ ...(collection && { collection: collection.slug }), errors, req }, req.t);
  };
