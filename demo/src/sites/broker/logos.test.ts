import { expect, test } from 'vitest';
import { logos } from './logos.ts';
import { darkLogo, lightLogo } from './theme.ts';

test.each([
  ['fr', 'courtière immobilière'],
  ['en', 'real estate broker'],
] as const)('the logos of pages in %s say « %s »', (locale, title) => {
  const files = [lightLogo, darkLogo].map((logo) => logo.media?.[locale]?.url?.replace('/resources/', ''));
  const drawings = files.map((file) => logos.find(({ filename }) => filename === file)?.svg);
  for (const drawing of drawings) expect(drawing).toContain(`<title>Maude Tessier-Lavoie, ${title}</title>`);
});
