// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { finishPicture } from '../../../kinds/image/finish-image.server.ts';
import { render } from '../../../test-render.tsx';
import { Gallery } from './gallery.tsx';

const pictures = Array.from({ length: 7 }, (_, index) =>
  finishPicture({ url: `https://m.example/${index + 1}.jpg`, alt: '' }, { asset: (url) => url }),
);
const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^.*\//, ''));
const fail = (name: string) =>
  act(async () => {
    screen.getByRole('img', { name }).dispatchEvent(new Event('error'));
  });

test('a picture that fails to load leaves its place to the next one', async () => {
  await render(<Gallery pictures={pictures} isFirst={false} />);
  expect(shown()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']);
  await fail('Photo 1 de 7');
  expect(shown()).toEqual(['2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg']);
  await fail('Photo 2 de 6');
  expect(shown()).toEqual(['2.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg']);
  expect(screen.getByRole('button').textContent).toContain('5');
});

test('a gallery whose pictures all fail says that they will follow', async () => {
  await render(<Gallery pictures={pictures.slice(0, 1)} isFirst={false} />);
  await fail('Photo 1 de 1');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Les photos de cette propriété viendront bientôt.')).toBeDefined();
});
