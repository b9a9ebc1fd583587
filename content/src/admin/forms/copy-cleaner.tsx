'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { deleteCopiesExceptOf } from './local-copies.ts';

/** Path of the view that ends a session. An expired session ends at another path, and the copies of its account are kept. */
const logoutPath = '/admin/logout';

/** Deletes the copies of unsaved forms when somebody logs out, and those of other accounts when somebody logs in. */
export function CopyCleaner({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const isLogout = usePathname() === logoutPath;
  const id = user?.id;
  useEffect(() => {
    if (isLogout) deleteCopiesExceptOf(localStorage, null);
    else if (id !== undefined) deleteCopiesExceptOf(localStorage, id);
  }, [isLogout, id]);
  return children;
}
