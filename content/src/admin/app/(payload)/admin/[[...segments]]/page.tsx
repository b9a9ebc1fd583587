import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { leadTexts } from '../../../../leads/lead-texts.ts';
import { toLanguage } from '../../../../leads/staff-api.ts';
import config from '../../../../payload-config.ts';
import { importMap } from '../importMap.js';

interface Address {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Returns the metadata of the page. Payload has no titles for custom views, so they are set here. */
export async function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const [view] = (await params).segments ?? [];
  if (view !== 'leads') return metadata;
  const { language } = await getNextRequestI18n({ config: await config });
  return { ...metadata, title: `${leadTexts[toLanguage(language)].title} · Vitrine` };
}

export default function Page({ params, searchParams }: Address) {
  return RootPage({ config, importMap, params, searchParams });
}
