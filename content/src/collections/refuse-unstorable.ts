import { type AfterErrorHook, APIError, type CollectionBeforeOperationHook } from 'payload';
import { type Message, messageFor } from '../message-for.ts';
import { isStorable } from '../storable-text.ts';

const unstorable: Message = {
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

/**
 * PostgreSQL errors caused by a value of the request: invalid characters, invalid formats, numbers out of range, missing rows.
 */
const codesOfBadValues = new Set(['22021', '22P05', '22P02', '22003', '22008', '22007', '23503']);

/** Messages of the form parser, whose errors have no class. */
const formErrors = new Set(['Malformed part header', 'Malformed content type', 'Unexpected end of form']);

function isBadRequest(error: Error): boolean {
  if (error instanceof URIError || formErrors.has(error.message)) return true;
  const { cause = error } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && codesOfBadValues.has(code);
}

/** Answers 400 instead of 500 for errors that no earlier hook detects: in the form, the path and Payload's own collections. */
export const answerBadRequest: AfterErrorHook = ({ error, req }) => {
  if (!isBadRequest(error)) return;
  return { status: 400, response: { errors: [{ message: messageFor(req, unstorable) }] } };
};
