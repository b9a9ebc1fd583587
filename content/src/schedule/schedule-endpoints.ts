import { safeParse } from '@vitrine/contract/safe-parse.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { messageFor } from '../payload/message-for.ts';
import { documentId } from '../values/document-id.ts';
import { asText } from '../values/untyped-values.ts';
import { findProblem } from './apply-change.ts';
import { recordStep } from './schedule-audit.ts';
import { scheduleErrors } from './schedule-texts.ts';
import {
  documentFields,
  findChanges,
  type ScheduleAction,
  type ScheduledChange,
  type ScheduledCollection,
  scheduleActions,
  scheduledChangesSlug,
} from './scheduled-change.ts';
import { siteTimeZone } from './time-zone.ts';
import { momentOf, wallTime } from './zoned-time.ts';

/** Schema of a date and time in the time zone of the site, such as `2026-12-01T09:00`; null for none. */
const wall = z.string().max(40).nullable();
const request = z.object({ publish: wall, unpublish: wall });
type Request = z.infer<typeof request>;

/** A change of a document as the form shows it. */
export interface ShownChange {
  /** ISO 8601. */
  at: string;
  /** Date and time in the time zone of the site, such as `2026-12-01T09:00`. */
  wall: string;
  by: string;
  failure: string | null;
}

export interface Schedule extends Record<ScheduleAction, ShownChange | null> {
  timeZone: string;
}

/** A date that was refused, with the reason. */
export interface ScheduleError {
  field: ScheduleAction;
  message: string;
}

/** `GET` and `POST /api/{collection}/:id/schedule`: the dates at which a document is published and taken down. */
export const scheduleEndpoints = (collection: ScheduledCollection): Endpoint[] => [
  { path: '/:id/schedule', method: 'get', handler: (req) => answer(req, collection, null) },
  {
    ...{ path: '/:id/schedule', method: 'post' },
    async handler(req) {
      const asked = safeParse(request, await req.json?.().catch(() => null));
      return asked.success ? answer(req, collection, asked.data) : Response.json(null, { status: 400 });
    },
  },
];

/** Stores the requested dates, if any, and answers with the stored ones. Payload turns access errors into 403 or 404. */
async function answer(req: PayloadRequest, collection: ScheduledCollection, asked: Request | null): Promise<Response> {
  if (!req.user) return Response.json(null, { status: 401 });
  const id = documentId(req.routeParams?.id);
  if (id === null) return Response.json(null, { status: 400 });
  // A read is enough to check access, because staff may change exactly the pages and articles that they may read: those of their sites.
  const saved = await req.payload.findByID({
    ...{ collection, id, draft: true, depth: 0, overrideAccess: false, user: req.user, select: { site: true } },
  });
  const target = { collection, id, site: Number(documentId(saved.site)) };
  const errors = asked ? await writeSchedule(req, target, asked) : [];
  if (errors.length > 0) return Response.json({ errors }, { status: 400 });
  return Response.json(await readSchedule(req, collection, id));
}

async function readSchedule(req: PayloadRequest, collection: ScheduledCollection, id: number): Promise<Schedule> {
  const changes = await findChanges(req, collection, id);
  const shown = (change: ScheduledChange | undefined): ShownChange | null =>
    change
      ? {
          ...{ at: change.at, wall: wallTime(new Date(change.at), siteTimeZone), by: change.userName },
          failure: change.failure && messageFor(req, change.failure),
        }
      : null;
  return {
    ...{ timeZone: siteTimeZone, publish: shown(changes.get('publish')), unpublish: shown(changes.get('unpublish')) },
  };
}

interface Target {
  collection: ScheduledCollection;
  id: number;
  site: number;
}

/** Stores the dates, or none of them when one is refused. Returns the refused dates with their reasons. */
async function writeSchedule(req: PayloadRequest, target: Target, asked: Request): Promise<ScheduleError[]> {
  const { collection, id } = target;
  const stored = await findChanges(req, collection, id);
  const isKept = (action: ScheduleAction) => {
    const change = stored.get(action);
    return change !== undefined && !change.failure && wallTime(new Date(change.at), siteTimeZone) === asked[action];
  };
  const moments = { publish: momentAsked(asked.publish), unpublish: momentAsked(asked.unpublish) };
  const changed = scheduleActions.filter((action) => !isKept(action));
  const errors = changed.flatMap((action) => dateError(req, action, moments[action]));
  const { publish, unpublish } = moments;
  if (errors.length === 0 && publish instanceof Date && unpublish instanceof Date && unpublish <= publish)
    errors.push({ field: 'unpublish', message: messageFor(req, scheduleErrors.order) });
  if (errors.length === 0 && changed.includes('publish') && publish !== null) {
    const message = await findProblem(req, { collection, document: id, action: 'publish' });
    if (message !== null) errors.push({ field: 'publish', message });
  }
  if (errors.length > 0) return errors;
  for (const action of changed) await replaceChange(req, target, action, stored.get(action), moments[action]);
  return [];
}

const momentAsked = (text: string | null): Date | 'invalid' | null =>
  text === null ? null : (momentOf(text, siteTimeZone) ?? 'invalid');

function dateError(req: PayloadRequest, field: ScheduleAction, moment: Date | 'invalid' | null): ScheduleError[] {
  if (moment === null) return [];
  if (moment === 'invalid') return [{ field, message: messageFor(req, scheduleErrors.invalid) }];
  return moment.getTime() <= Date.now() ? [{ field, message: messageFor(req, scheduleErrors.past) }] : [];
}

async function replaceChange(
  req: PayloadRequest,
  { collection, id, site }: Target,
  action: ScheduleAction,
  former: ScheduledChange | undefined,
  moment: Date | 'invalid' | null,
): Promise<void> {
  const subject = { collection, document: id, action };
  if (former) await req.payload.delete({ collection: scheduledChangesSlug, id: former.id, depth: 0, req });
  if (moment instanceof Date) {
    const at = moment.toISOString();
    const { user } = req;
    await req.payload.create({
      collection: scheduledChangesSlug,
      data: {
        ...{ site, [documentFields[collection]]: id, action, at, is_failed: false, attempts: 0 },
        ...{ user: user?.id, user_name: asText(user?.name) ?? asText(user?.email) },
      },
      ...{ depth: 0, req },
    });
    await recordStep(req, 'scheduled', subject, at);
  } else if (former) await recordStep(req, 'cancelled', subject, former.at);
}
