'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { chooseSite } from '../sites/choose-site.ts';

/** Shows a button for each site that makes it the current one. */
export function SiteButtons({ sites }: { sites: { id: number; name: string }[] }) {
  const router = useRouter();
  return (
    <div className="dashboard__create">
      {sites.map(({ id, name }) => (
        <Button
          key={id}
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
      ))}
    </div>
  );
}
