// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { finishExample } from '../block-framework/fixtures/test-finish-example.ts';
import { BlockList } from '../block-framework/list/block-list.tsx';
import { fixtures } from '../blocks/blog-posts-archive/blog-posts-archive.fixture.ts';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { placeOf } from '../navigation/place.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { blockForms } from './block-form.server.ts';
import { EditToolbar } from './edit-toolbar.tsx';

/** Renders an example of the archive in edit mode. */
function showArchive(example: typeof fixtures.default) {
  if (!example) throw new Error('There is no such example.');
  const forms = blockForms([example.block_type, 'blog_articles_grid_block'], 'en');
  document.body.innerHTML = renderToStaticMarkup(
    <PlaceProvider place={placeOf(new URL('http://site.test/en/blog'))}>
      <LocaleProvider locale="en">
        <BlockList
          blocks={[finishExample(example, 'en')]}
          toolbar={(block) => <EditToolbar block={block} form={forms[block.type]} />}
        />
      </LocaleProvider>
    </PlaceProvider>,
  );
  return forms;
}

test('articles of the archive are neither edited nor deleted: only the block has buttons', () => {
  const forms = showArchive(fixtures.default);
  expect(document.querySelectorAll('article').length).toBeGreaterThan(1);
  expect(document.querySelectorAll('article [role=toolbar], article button')).toHaveLength(0);
  const names = [...document.querySelectorAll('[role=toolbar] button')].map((button) => button.getAttribute('title'));
  expect(names).toHaveLength(3);
  expect(forms.blog_article_item?.allows).toEqual({ scheme: false, edit: false, delete: false });
});
