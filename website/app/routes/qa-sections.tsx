import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { isLocale } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { data } from 'react-router';
import { blockFolder } from '../blocks/block-folder.ts';
import type { BlockFixtures } from '../blocks/fixtures.ts';
import { finishPage } from '../page/finish-page.server.ts';
import type { FinishedPage } from '../page/finished-page.ts';
import { pageMeta } from '../page/page-meta.ts';
import { readPage, writePage } from '../page/page-text.ts';
import { PageView } from '../page/page-view.tsx';
import { Overlays } from '../shell/overlays.tsx';
import { pieces } from '../shell/pieces.ts';
import { type QaEntry, QaIndex } from '../shell/qa-index.tsx';
import type { Route } from './+types/qa-sections.ts';

const fixtureModules = import.meta.env.SSR
  ? import.meta.glob<BlockFixtures>('../blocks/*/*.fixture.ts', { eager: true, import: 'fixtures' })
  : {};

const blockExamples = Object.entries(fixtureModules).map(([file, fixtures]) => ({
  folder: file.split('/').at(-2) ?? '',
  fixtures,
}));

const entries: QaEntry[] = [
  ...[...pieces].map(([name, fixtures]) => ({ kind: 'piece' as const, name, fixtures: Object.keys(fixtures) })),
  ...blockExamples.map(({ folder, fixtures }) => ({
    kind: 'block' as const,
    name: folder,
    fixtures: Object.keys(fixtures),
  })),
];

/**
 * Every example of every block and of every piece of the shell, on the site's own styles: `?lang=en`, `?block=highlights` or
 * `?piece=contact-modal`, `?fixture=default`, `?scheme=inverted`, `?preset=red`. Without a block or a piece it also lists them
 * all. It needs neither service.
 */
export function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const lang = query.get('lang');
  const locale = isLocale(lang) ? lang : 'fr';
  const scheme = schemeNames.find((name) => name === query.get('scheme'));
  const piece = query.get('piece');
  const fixture = query.get('fixture');
  const path = `/${locale}`;
  const blocks = piece === null ? examples(query.get('block'), fixture) : [behind];
  const content = {
    content: {
      fields: blocks.map((block, index) => ({
        ...block,
        id: `${block.id ?? 'behind'}-${index}`,
        block_params: { ...block.block_params, ...(scheme && { color_scheme: scheme }) },
      })),
    },
    theme: { preset: query.get('preset') === 'red' ? 'red' : 'blue' },
    recaptcha: { site_key: 'qa', version: 'altcha' },
  } as const;
  const page: FinishedPage = {
    ...finishPage(content, { locale, path: '/qa/sections' }),
    head: { title: 'QA', description: null, robots: 'noindex, nofollow', canonical: null, alternates: [], metas: [] },
    origin: url.origin,
    path,
    alternatePaths: { fr: '/fr', en: '/en' },
  };
  const isList = piece === null && !query.has('block');
  const listed = entries.filter(({ kind, name }) => isList || (kind === 'piece' && name === piece));
  const shown = { piece, fixture: fixture ?? 'default', scheme: scheme ?? 'normal' } as const;
  return data(
    { text: writePage(page), listed, search: url.search, shown },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}

/** The examples of a block, or of all of them, each with an id that says which it is. */
function examples(folder: string | null, fixture: string | null): WireBlock[] {
  return blockExamples
    .filter((each) => folder === null || each.folder === folder)
    .flatMap(({ fixtures }) => Object.entries(fixtures))
    .filter(([name]) => fixture === null || name === fixture)
    .map(([name, block]) => ({ ...block, id: `${blockFolder(block.block_type)}-${name.replaceAll(' ', '-')}` }));
}

/** What stands behind a piece. */
const behind: WireBlock = blockExamples.find(({ folder }) => folder === 'text-1')?.fixtures.default ?? {
  block_type: 'text_block_1',
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta(readPage(loaderData.text)) : []);

export default function QaSections({ loaderData: { text, listed, search, shown } }: Route.ComponentProps) {
  const drawExample = shown.piece === null ? undefined : pieces.get(shown.piece)?.[shown.fixture];
  return (
    <>
      {listed.length > 0 && <QaIndex entries={listed} query={search} />}
      <PageView page={readPage(text)}>
        <Overlays />
        {drawExample && <div data-scheme={shown.scheme}>{drawExample(shown.scheme)}</div>}
      </PageView>
    </>
  );
}
