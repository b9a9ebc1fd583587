'use client';

import { useConfig, useTranslation, useUploadHandlers } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { refuseNextSave } from '../forms/failed-saves.ts';
import { mediaTexts } from './media-texts.ts';
import { sendToBucket } from './send-to-bucket.ts';

interface SignedUploadProps {
  children: ReactNode;
  collectionSlug: string;
  /** Path of the endpoint that signs. */
  serverHandlerPath: `/${string}`;
}

/** Sends the files of the library's forms to the bucket, past the admin's server, which reads and checks them there. */
export function SignedUpload({ children, collectionSlug, serverHandlerPath }: SignedUploadProps) {
  const { setUploadHandler } = useUploadHandlers();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const failures = mediaTexts[i18n.language === 'en' ? 'en' : 'fr'];
  const signUrl = formatAdminURL({ apiRoute: config.routes.api, path: serverHandlerPath, serverURL: config.serverURL });
  const register = useEffectEvent(() =>
    setUploadHandler({
      collectionSlug,
      handler: async ({ file, updateFilename }) => {
        try {
          const { filename, context } = await sendToBucket({ signUrl, collectionSlug, file, failures });
          updateFilename(filename);
          return context;
        } catch (error) {
          refuseNextSave(error instanceof Error ? error.message : failures.notSent);
          return undefined;
        }
      },
    }),
  );
  useEffect(() => {
    register();
  }, []);
  return children;
}
