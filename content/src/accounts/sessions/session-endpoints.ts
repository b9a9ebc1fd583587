import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { isAdmin } from '../../payload/access.ts';
import type { AccountServices } from '../account-services.ts';
import { textsOf } from '../account-texts.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { confirmationField } from '../passwords/confirmation-field.ts';
import { requireReauthentication } from '../passwords/reauthentication.ts';

/** A session as the form of its account shows it. */
export interface ListedSession {
  id: string;
  browser: string | null;
  system: string | null;
  since: string;
  last_active: string | null;
  is_current: boolean;
}

interface Account {
  id: number;
  email: string;
  isOwn: boolean;
}

/** Returns the account of the path, which is the sender's own or, for an administrator, a colleague's; throws 403 for any other. */
async function accountOf(req: PayloadRequest): Promise<Account> {
  const id = Number(req.routeParams?.id);
  const isOwn = Number(req.user?.id) === id;
  const found =
    isOwn || isAdmin(req.user)
      ? await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
      : null;
  if (!found) throw new APIError(textsOf(req).notAllowed, 403, undefined, true);
  return { id, email: String(found.email), isOwn };
}

/** Returns the id of the session of the request. */
const ownSession = ({ user }: PayloadRequest): string | null => user?._sid ?? null;

/**
 * Endpoints below `/api/users/:id` that list and end the sessions of an account. Its owner confirms that with the password or a code; an
 * administrator ends those of a colleague at once.
 */
export function sessionEndpoints({ limits, secondFactors, sessions }: AccountServices): Endpoint[] {
  const listOf = async (req: PayloadRequest, { id, isOwn }: Account): Promise<ListedSession[]> => {
    const own = isOwn ? ownSession(req) : null;
    const listed = (await sessions.list(id)).map((session) => ({
      ...{ id: session.id, browser: session.browser, system: session.system },
      since: session.createdAt.toISOString(),
      last_active: session.lastActive?.toISOString() ?? null,
      is_current: session.id === own,
    }));
    return listed.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
  };
  return [
    {
      path: '/:id/sessions',
      method: 'get',
      handler: async (req) => Response.json({ sessions: await listOf(req, await accountOf(req)) }),
    },
    {
      // The lock of the account is held meanwhile, because its path names the account.
      path: '/:id/sessions/end',
      method: 'post',
      handler: async (req) => {
        const account = await accountOf(req);
        await addDataAndFileToRequest(req);
        const one = typeof req.data?.session === 'string' ? req.data.session : null;
        if (account.isOwn) await requireReauthentication(req, req.data?.[confirmationField], { limits, secondFactors });
        const allBut = account.isOwn ? ownSession(req) : null;
        const ended = await sessions.end(account.id, one === null ? { allBut } : { only: one });
        if (ended > 0)
          await recordAuditEntry(req, {
            ...{ action: 'sessions_ended', subject: 'users', id: account.id, title: account.email },
            changes: [{ field: 'sessions', before: String(ended), after: null }],
          });
        return Response.json({ sessions: await listOf(req, account) });
      },
    },
  ];
}
