import { initI18n } from '@payloadcms/translations';
import { defaultLocale, type Locale, locales } from '@vitrine/contract/locale.ts';
import {
  APIError,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload';
import { type Message, messageFor } from '../payload/message-for.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';
import { withLabel } from '../values/with-label.ts';
import { scheduleErrors } from './schedule-texts.ts';
import type { ScheduleAction, ScheduledCollection } from './scheduled-change.ts';

export interface Change {
  collection: ScheduledCollection;
  document: number;
  action: ScheduleAction;
}

/** The field without which a document does not exist in a language. */
const languageFields = { pages: 'path', articles: 'title' } as const;

/** Publishes the latest draft of a document, or takes the document down, with the rights of the user. Throws errors of Payload. */
export async function applyChange(req: PayloadRequest, { collection, document, action }: Change): Promise<void> {
  const rights = { overrideAccess: false, user: req.user, req } as const;
  const saved: Loose = await req.payload.findByID({
    ...{ collection, id: document, draft: true, locale: 'all', depth: 0, ...rights },
  });
  const own = locales.filter((locale) => asText(asObject(saved[languageFields[collection]])[locale]));
  await req.payload.update({
    ...{ collection, id: document, locale: own[0] ?? defaultLocale, depth: 0, ...rights },
    data: { _status: action === 'publish' ? 'published' : 'draft' },
    // A page that cannot be published any more can still be taken down.
    unpublishAllLocales: action === 'unpublish',
  });
}

/** Returns the reason why a change cannot be made now, in the language of the request; null when it can. Saves nothing. */
export async function findProblem(outer: PayloadRequest, change: Change): Promise<string | null> {
  const { payload, user, i18n } = outer;
  const req = await createLocalReq({ ...(user ? { user } : {}), req: { i18n } }, payload);
  await initTransaction(req);
  try {
    await applyChange(req, change);
    return null;
  } catch (error) {
    return problemOf(req, error);
  } finally {
    await killTransaction(req);
  }
}

/** Returns the reason why a change cannot be made now, in both languages; null when it can. */
export async function findFailure(req: PayloadRequest, user: TypedUser, change: Change): Promise<Message | null> {
  const inLanguage = async (language: Locale) => {
    const i18n = await initI18n({ config: req.payload.config.i18n, context: 'api', language });
    return findProblem(await createLocalReq({ user, req: { i18n } }, req.payload), change);
  };
  const [fr, en] = [await inLanguage('fr'), await inLanguage('en')];
  return fr === null || en === null ? null : { fr, en };
}

/** True for an error that would occur again with the same change, such as an invalid field. */
export const isLasting = (error: unknown): boolean => error instanceof APIError && error.status < 500;

function problemOf(req: PayloadRequest, error: unknown): string {
  if (error instanceof ValidationError) {
    return error.data.errors
      .map(({ label, message }) =>
        typeof label === 'string' && label
          ? withLabel(req.i18n.language === 'fr' ? 'fr' : 'en', label, message)
          : message,
      )
      .join(' ');
  }
  return isLasting(error) && error instanceof Error ? error.message : messageFor(req, scheduleErrors.unexpected);
}
