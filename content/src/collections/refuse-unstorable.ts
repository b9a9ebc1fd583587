import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { type Message, messageFor } from '../payload/message-for.ts';
import { isStorable } from '../values/storable-text.ts';

export const unstorable: Message = {
  fr: 'La requête contient une valeur ou un caractère qui ne peut pas être enregistré.',
  en: 'The request contains a value or character that cannot be stored.',
};

/** Refuses with 400 any text that PostgreSQL cannot store, in the body, query, path or file name of a request. */
export const refuseUnstorable: CollectionBeforeOperationHook = ({ args, req }) => {
  const data = 'data' in args ? args.data : undefined;
  const where = 'where' in args ? args.where : undefined;
  if (isStorable([data, where, req.query, req.routeParams, req.file?.name])) return;
  throw new APIError(messageFor(req, unstorable), 400, null, true);
};
