import config from '../../payload-config.ts';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { keepExpandedRows } from '../../server/keep-expanded-rows.ts';
import { shareFieldsOfBlocks } from '../../server/share-equal-fields.ts';
import './brand.css';
import { importMap } from './admin/importMap.js';

/** Answers a change of a form. */
const answerChange: typeof buildFormStateHandler = async (args) => {
  const answer = await buildFormStateHandler(args);
  return answer.state === undefined ? answer : { ...answer, state: keepExpandedRows(args.formState, answer.state) };
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: { 'form-state': answerChange } });
};

export default function Layout({ children }: { children: ReactNode }) {
  shareFieldsOfBlocks();
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
