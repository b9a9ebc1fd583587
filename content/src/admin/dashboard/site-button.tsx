'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { chooseSite } from '../sites/choose-site.ts';

/** Shows the name of a site as a button that makes the site the current one. */
export function SiteButton({ id, name }: { id: number; name: string }) {
  const router = useRouter();
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      onClick={() => {
        chooseSite(id);
        router.refresh();
      }}
    >
      {name}
    </Button>
  );
}
