import { type AuthStrategy, type CollectionAfterLoginHook, JWTAuthentication } from 'payload';
import { asObject, asText } from '../../values/untyped-values.ts';
import { readDevice } from './device.ts';
import type { SessionStore } from './session-store.ts';

/** Returns the id of the session of a token that Payload has just signed. */
const sessionOf = (token: string): string | undefined =>
  asText(asObject(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))).sid);

/** Keeps from which device an account logs in. A log-in does not fail for it. */
export const keepDevice =
  (sessions: SessionStore): CollectionAfterLoginHook =>
  async ({ req, token, user }) => {
    const session = sessionOf(token);
    if (session === undefined) return user;
    await sessions
      .begin(Number(user.id), session, readDevice(req.headers.get('user-agent')))
      .catch((error: unknown) => {
        req.payload.logger.warn({ err: error }, 'The device of a session could not be kept');
      });
    return user;
  };

/** Payload's own check of the session cookie, which also notes that the session is used. */
export const notingStrategy = (sessions: SessionStore): AuthStrategy => ({
  name: 'noted-session',
  async authenticate(request) {
    const result = await JWTAuthentication({ ...request, strategyName: 'local-jwt' });
    // A request does not wait for the note, nor fail with it.
    if (result.user?._sid) void sessions.noteUse(result.user._sid).catch(() => undefined);
    return result;
  },
});
