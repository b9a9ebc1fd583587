import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { accountViewTexts } from '../../../../accounts/account-view-texts.ts';
import { feedTexts } from '../../../../feeds/feed-texts.ts';
import { languageTexts } from '../../../../languages/language-texts.ts';
import { leadTexts } from '../../../../leads/lead-texts.ts';
import { type Language, toLanguage } from '../../../../leads/staff-api.ts';
import { listingsTexts } from '../../../../listings/listings-texts.ts';
import config from '../../../../payload-config.ts';
import { siteTexts } from '../../../../sites/site-texts.ts';
import { importMap } from '../importMap.js';

/** Titles of our own views, by the first segment of their path. */
const titles = new Map<string, (language: Language) => string>([
  ['leads', (language) => leadTexts[language].title],
  ['feeds', (language) => feedTexts[language].title],
  ['languages', (language) => languageTexts[language].report.title],
  ['listing-settings', (language) => listingsTexts[language].title],
  ['login', (language) => accountViewTexts[language].logIn.title],
  ['new-site', (language) => siteTexts[language].wizard.title],
  ['security', (language) => accountViewTexts[language].security.title],
]);

interface Address {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Returns the metadata of the page. Payload has no titles for custom views, so they are set here. */
export async function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const [view = ''] = (await params).segments ?? [];
  const title = titles.get(view);
  if (!title) return metadata;
  const { language } = await getNextRequestI18n({ config: await config });
  return { ...metadata, title: `${title(toLanguage(language))} · Vitrine` };
}

export default function Page({ params, searchParams }: Address) {
  return RootPage({ config, importMap, params, searchParams });
}
