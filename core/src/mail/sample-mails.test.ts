// @vitest-environment jsdom
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleMails } from '../../test/sample-mails.ts';

/** Folder to which the mails are written for inspection. */
const folder = process.env.MAILS_DIR;

describe.each(sampleMails)('$name', ({ name, locale, mail }) => {
  const page = new DOMParser().parseFromString(mail.html, 'text/html');

  test('says everything in its language', () => {
    expect(page.documentElement.lang).toBe(`${locale}-CA`);
    expect(page.title).toBe(mail.subject);
    expect(`${mail.subject}${mail.text}${page.body.textContent}`).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('has one heading above all others, and its parts in order below', () => {
    const levels = [...page.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
    expect(levels[0]).toBe('H1');
    expect(levels.slice(1).every((level) => level === 'H2')).toBe(true);
  });

  test('is read in order by who hears it: tables are layout, or have headers', () => {
    const tables = [...page.querySelectorAll('table')];
    expect(
      tables.every((table) => table.getAttribute('role') === 'presentation' || table.rows[0]?.querySelector('th')),
    ).toBe(true);
    expect([...page.images].every((image) => image.alt === '')).toBe(true);
  });

  test('leads to whole addresses alone', () => {
    const targets = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    // The @ of an address is not escaped (RFC 6068 §2): some mail programs would find no address.
    expect(targets.filter((target) => !/^(https:\/\/[\w.-]+(\/|$)|mailto:[^@]+@|tel:|sms:)/.test(target))).toEqual([]);
  });

  test('leads to pages in its own language, but for what the visitor has seen in the other one', () => {
    const { origin } = new URL(page.querySelector('a')?.href ?? '');
    const paths = [...page.querySelectorAll('a')].flatMap((link) => {
      const { origin: of, pathname } = new URL(link.href);
      // A broker's mail names the page from which the visitor wrote.
      return of === origin && link.textContent !== link.href ? [pathname] : [];
    });
    expect(paths.length).toBeGreaterThan(1);
    expect(paths.filter((path) => !path.startsWith('/api/') && path.split('/')[1] !== locale)).toEqual([]);
  });

  test.runIf(folder)('is written to the folder that was asked for', async () => {
    const path = join(folder ?? '', name);
    await mkdir(folder ?? '', { recursive: true });
    await writeFile(`${path}.html`, mail.html);
    await writeFile(`${path}.txt`, `${mail.subject}\n\n${mail.text}`);
  });
});
