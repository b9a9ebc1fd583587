import { type AfterErrorHook, APIError, type CollectionBeforeOperationHook } from 'payload';
import { isStorable } from '../storable-text.ts';
import { type Message, messageFor } from './message-for.ts';

const unstorable: Message = {
  fr: 'La requête contient un caractère qui ne peut pas être enregistré.',
  en: 'The request contains a character that cannot be stored.',
};

/** Refuses with 400 what PostgreSQL would refuse, wherever a request holds it: body, query, path or file name. */
export const refuseUnstorable: CollectionBeforeOperationHook = ({ args, req }) => {
  const data = 'data' in args ? args.data : undefined;
  const where = 'where' in args ? args.where : undefined;
  if (isStorable([data, where, req.query, req.routeParams, req.file?.name])) return;
  throw new APIError(messageFor(req, unstorable), 400, null, true);
};

/** Errors of PostgreSQL that a value of the request causes: bad characters, bad forms, numbers out of range, missing rows. */
const codesOfBadValues = new Set(['22021', '22P05', '22P02', '22003', '22008', '22007', '23503']);

const badValue: Message = {
  fr: 'La requête contient une valeur qui ne peut pas être enregistrée.',
  en: 'The request contains a value that cannot be stored.',
};

/** Answers 400 in place of 500 where the database refuses a value. Payload's own endpoints, such as preferences, run no hook before. */
export const answerBadValue: AfterErrorHook = ({ error, req }) => {
  const { cause = error } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  if (typeof code !== 'string' || !codesOfBadValues.has(code)) return;
  return { status: 400, response: { errors: [{ message: messageFor(req, badValue) }] } };
};
