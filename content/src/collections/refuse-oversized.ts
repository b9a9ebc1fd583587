import { APIError, type PayloadRequest } from 'payload';
import { messageFor } from '../payload/message-for.ts';
import { exceededLimit, limitMessages } from '../payload/request-limits.ts';
import { asObject } from '../values/untyped-values.ts';

/**
 * Refuses with 400 content with a text that is too long, or with too many levels. This is a hook, because drafts are saved without
 * `validate`, and forms with a file are not parsed before.
 */
export function refuseOversized({ args, req }: { args?: unknown; req: PayloadRequest }): void {
  const limit = exceededLimit(asObject(args).data);
  if (limit) throw new APIError(messageFor(req, limitMessages[limit]), 400, null, true);
}
