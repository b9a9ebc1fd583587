import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { mayLock } from '../../collections/lock-access.ts';
import { keepExpandedRows } from './keep-expanded-rows.ts';
import { shownLock } from './shown-lock.ts';

/**
 * Validates a changed form and returns its state. Payload alone would lock any document that the form names, and would return the whole
 * account of the person who holds a lock, including the sessions.
 */
export const answerFormState: typeof buildFormStateHandler = async (args) => {
  const { collectionSlug, id, globalSlug, formState, req } = args;
  const returnLockStatus =
    args.returnLockStatus === true && (await mayLock(req, { collection: collectionSlug, id, global: globalSlug }));
  const answer = await buildFormStateHandler({ ...args, returnLockStatus });
  if (answer.state === undefined) return answer;
  const { lockedState } = answer;
  return {
    ...answer,
    ...(lockedState && { lockedState: shownLock(lockedState) }),
    state: keepExpandedRows(formState, answer.state),
  };
};
