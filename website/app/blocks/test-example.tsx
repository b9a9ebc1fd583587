import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { placeOf } from '../navigation/place.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { finishBlock } from '../page/finish-block.server.ts';
import { type Rendered, render } from '../test-render.tsx';
import type { BlockDefinition } from './define-block.ts';
import './every-block.server.ts';

/** Returns the element of a block of the wire at an address; nothing in it may be left out on the way. */
function exampleElement(
  view: BlockDefinition,
  wire: WireBlock | undefined,
  locale: Locale = 'fr',
  address = `/${locale}`,
): ReactElement {
  const [parsed] = parseBlocks([wire], findBlock, ({ detail }) => expect.unreachable(detail));
  const description = findBlock(view.type);
  if (!parsed || !description) throw new Error(`There is no such example of ${view.type}.`);
  const { fields, ...rest } = finishBlock(parsed, description, {
    locale,
    asset: (url) => url,
    internalQuery: {},
    color: (value) => value ?? null,
    isDark: () => false,
    warn: (message) => expect.unreachable(message),
  });
  return (
    <PlaceProvider place={placeOf(new URL(address, 'http://site.test'))}>
      <LocaleProvider locale={locale}>
        <view.Component {...rest} {...fields} isFirst />
      </LocaleProvider>
    </PlaceProvider>
  );
}

/** Returns the HTML of a block of the wire as the server writes it. */
export const renderExample = (...example: Parameters<typeof exampleElement>): string =>
  renderToStaticMarkup(exampleElement(...example));

/** Shows a block of the wire in the document of a test, as the browser does. */
export const showExample = (...example: Parameters<typeof exampleElement>): Promise<Rendered> =>
  render(exampleElement(...example));
