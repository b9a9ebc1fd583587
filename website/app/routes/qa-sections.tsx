import { isLocale } from '@vitrine/contract/locale.ts';
import { data } from 'react-router';
import { blockFolder } from '../blocks/block-folder.ts';
import type { BlockFixtures } from '../blocks/fixtures.ts';
import { finishPage } from '../page/finish-page.server.ts';
import type { FinishedPage } from '../page/finished-page.ts';
import { pageMeta } from '../page/page-meta.ts';
import { readPage, writePage } from '../page/page-text.ts';
import { PageView } from '../page/page-view.tsx';
import type { Route } from './+types/qa-sections.ts';

const fixtureModules = import.meta.env.SSR
  ? import.meta.glob<BlockFixtures>('../blocks/*/*.fixture.ts', { eager: true, import: 'fixtures' })
  : {};

const allFixtures = Object.entries(fixtureModules).map(([file, fixtures]) => ({
  folder: file.split('/').at(-2) ?? '',
  fixtures,
}));

const allowedSchemes = ['normal', 'normal-grey', 'inverted'];

/**
 * Every example of every block on the site's own styles: `?lang=en`, `?block=highlights`, `?fixture=default`,
 * `?scheme=inverted`, `?preset=red`. It needs neither service.
 */
export function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const lang = query.get('lang');
  const locale = isLocale(lang) ? lang : 'fr';
  const scheme = allowedSchemes.find((name) => name === query.get('scheme'));
  const wanted = query.get('block');
  const fixture = query.get('fixture');
  const blocks = allFixtures
    .filter(({ folder }) => wanted === null || folder === wanted)
    .flatMap(({ fixtures }) => Object.entries(fixtures))
    .filter(([name]) => fixture === null || name === fixture)
    .map(([name, block], index) => ({
      ...block,
      id: `${blockFolder(block.block_type)}-${name.replaceAll(' ', '-')}-${index}`,
      block_params: { ...block.block_params, ...(scheme && { color_scheme: scheme }) },
    }));
  const path = `/${locale}`;
  const preset = query.get('preset') === 'red' ? 'red' : 'blue';
  const content = {
    content: { fields: blocks },
    theme: { preset },
    recaptcha: { site_key: 'qa', version: 'altcha' },
  } as const;
  const page: FinishedPage = {
    ...finishPage(content, { locale, path: '/qa/sections' }),
    head: { title: 'QA', description: null, robots: 'noindex, nofollow', canonical: path, alternates: [], metas: [] },
    path,
    alternatePaths: { fr: '/fr', en: '/en' },
  };
  return data({ text: writePage(page) }, { headers: { 'cache-control': 'private, no-store' } });
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta(readPage(loaderData.text)) : []);

export default function QaSections({ loaderData }: Route.ComponentProps) {
  return <PageView page={readPage(loaderData.text)} />;
}
