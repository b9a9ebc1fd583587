import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactLines } from './contact-lines.tsx';

const lines = (...descriptions: string[]) =>
  renderToStaticMarkup(
    <ContactLines items={descriptions.map((description, index) => ({ id: `${index}`, icon: null, description }))} />,
  );

test('a phone number and a mail address are links; an address of a street is text', () => {
  const html = lines('4318, rue Fabre', '514 555-0126', 'lea@example.com');
  expect(html).toContain('href="tel:');
  expect(html).toContain('href="mailto:lea@example.com"');
  expect(html.match(/<a /g)).toHaveLength(2);
});

test('a mail address may break before its @, and nothing else of it', () => {
  expect(lines('lea@example.com')).toContain('lea<wbr/>@example.com');
});

test('no lines are no list', () => {
  expect(lines()).toBe('');
});
