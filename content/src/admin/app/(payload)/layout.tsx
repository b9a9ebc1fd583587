import config from '../../payload-config.ts';
import '@payloadcms/next/css';
import { RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { callServerFunction } from '../../server/call-server-function.ts';
import { shareFieldsOfBlocks } from '../../server/share-equal-fields.ts';
import './brand.css';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  return await callServerFunction(call, config, importMap);
};

export default function Layout({ children }: { children: ReactNode }) {
  shareFieldsOfBlocks();
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
