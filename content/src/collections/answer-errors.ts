import { type AfterErrorHook, type PayloadRequest, QueryError } from 'payload';
import { isMediaUnavailable } from '../media-store/media-store.ts';
import { type Message, messageFor } from '../payload/message-for.ts';
import { limitMessages, malformedJson } from '../payload/request-limits.ts';
import { asNumber, asObject, asText } from '../values/untyped-values.ts';
import { unstorable } from './refuse-unstorable.ts';

const messages = {
  unknownField: {
    fr: 'Ce champ n’existe pas ou ne vous est pas ouvert :',
    en: 'This field does not exist, or is not open to you:',
  },
  media: {
    fr: 'L’espace de stockage de la médiathèque ne répond pas. Rien n’a été changé\u00a0: gardez votre fichier et réessayez dans quelques minutes.',
    en: 'The storage of the media library does not respond. Nothing was changed: keep your file, and try again in a few minutes.',
  },
  failed: {
    fr: 'Une erreur est survenue de notre côté. Réessayez dans un moment.',
    en: 'Something went wrong on our side. Try again in a moment.',
  },
} satisfies Record<string, Message>;

/**
 * PostgreSQL errors caused by a value of the request: invalid characters, invalid formats, numbers out of range, missing rows, and a
 * comparison that the type of the field does not have.
 */
const codesOfBadValues = new Set(['22021', '22P05', '22P02', '22003', '22008', '22007', '23503', '42883']);

/** Messages of the form parser, whose errors have no class. */
const formErrors = new Set(['Malformed part header', 'Malformed content type', 'Unexpected end of form']);

function isBadValue(error: Error): boolean {
  if (error instanceof URIError || formErrors.has(error.message)) return true;
  const { code } = asObject(error.cause ?? error);
  return typeof code === 'string' && codesOfBadValues.has(code);
}

/** Logs which right a refused request lacked. A request of nobody lacks a session; wrong passwords are logged as log-ins are. */
function logRefusal({ method, payload, routeParams, user }: PayloadRequest, status: number): void {
  const collection = asText(routeParams?.collection) ?? asText(routeParams?.global);
  const right = [method, collection].filter(Boolean).join(' ');
  const missing = user ? `the right to ${right || 'do this'}` : 'a session';
  payload.logger.warn({ status, user: user?.id ?? null, role: user?.role ?? null, missing }, 'A request was refused');
}

/**
 * Answers every error with a sentence in the reader's language: 400 instead of 500 for errors that the request causes and no earlier hook
 * detects. Payload recognises errors by the names of their classes, which the build of the admin shortens to nothing, and then answers
 * “An unknown error occurred.”
 */
export const answerErrors: AfterErrorHook = ({ error, req }) => {
  const answer = (status: number, message: string) => ({ status, response: { errors: [{ message }] } });
  const say = (status: number, message: Message) => answer(status, messageFor(req, message));

  if (isMediaUnavailable(error)) return say(503, messages.media);
  if (isBadValue(error)) return say(400, unstorable);
  if (error instanceof SyntaxError) return say(400, malformedJson);
  if (error instanceof QueryError) {
    const paths = error.data.map(({ path }: { path: string }) => path).join(', ');
    return answer(400, `${messageFor(req, messages.unknownField)} ${paths}`);
  }
  const { isPublic, data, ...rest } = asObject(error);
  const status = asNumber(rest.status) ?? 500;
  if (status === 401 || status === 403) logRefusal(req, status);
  if (status === 413) return say(413, limitMessages.body);
  if (!(isPublic ?? status !== 500)) return say(status, messages.failed);
  // Payload shows the data of an error, such as the fields that are not valid.
  return data ? undefined : answer(status, error.message);
};
