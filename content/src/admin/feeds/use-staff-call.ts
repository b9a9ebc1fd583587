'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';

/** Returns a function that calls core, shows the outcome and reads the view again. It returns true when the call was done. */
export function useStaffCall(language: Language) {
  const router = useRouter();
  const { notFound, failure } = feedTexts[language];
  return async (send: () => Promise<StaffApiAnswer<unknown>>, done: string): Promise<boolean> => {
    const answer = await send().catch((): StaffApiAnswer<unknown> => ({ kind: 'unavailable' }));
    if (answer.kind === 'ok') toast.success(done);
    else
      toast.error(answer.kind === 'refused' ? answer.message : answer.kind === 'not-found' ? notFound.detail : failure);
    router.refresh();
    return answer.kind === 'ok';
  };
}
