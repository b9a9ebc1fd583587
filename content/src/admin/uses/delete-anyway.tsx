'use client';

import { Button, toast, useForm } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { usesTexts } from './uses-texts.ts';

/** Deletes a file that is still used, with the confirmation that the server requires, and returns to the media library. */
export function DeleteAnyway({ id, language }: { id: number | string; language: 'fr' | 'en' }) {
  const t = usesTexts[language];
  const { setModified } = useForm();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const answer = await fetch(`/api/media/${id}?confirm-used=1`, { method: 'DELETE' }).catch(() => null);
    setIsBusy(false);
    if (!answer?.ok) return void toast.error(t.notDeleted);
    setModified(false);
    toast.success(t.deleted);
    router.push('/admin/collections/media');
  };
  return (
    <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void remove()}>
      {isBusy ? t.deleting : t.deleteAnyway}
    </Button>
  );
}
