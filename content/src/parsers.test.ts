import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parserCases, parserTimeout } from '../../scripts/tests/generated-runs.ts';
import { hostileJson, hostileText, mutated } from '../../scripts/tests/hostile-values.ts';
import { readRecoveryCode } from './accounts/second-factor/recovery-codes.ts';
import { readDevice } from './accounts/sessions/device.ts';
import { readCriterion } from './admin/criteria/criteria-values.ts';
import { readCopySource, writeCopySource } from './blocks/copied-block.ts';
import { readSourceRef, sourceRefText } from './collections/source-ref.ts';
import { readMarks } from './languages/language-marks.ts';
import { localizedPath, readLocalizedPath } from './paths/localized-path.ts';
import { exceededLimit } from './payload/request-limits.ts';
import { readSocialName } from './public/social/social-pictures.ts';
import { htmlToLexical } from './rich-text/html-to-lexical.ts';
import { lexicalToHtml } from './rich-text/lexical-to-html.ts';
import { parseHtml } from './rich-text/parse-html.ts';
import { plainText } from './rich-text/plain-text.ts';
import { documentId } from './values/document-id.ts';

const runs = { numRuns: parserCases };

const piece = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<i>',
        '</i>',
        '<ul>',
        '<li>',
        '</ul>',
        '<blockquote>',
        '<h1>',
        '</h1>',
        '<hr>',
        '<br>',
      ],
      ...[
        '<a href="',
        "<a href='",
        '">',
        "'>",
        '>',
        '<',
        '</',
        '/>',
        '=',
        ' ',
        '</a>',
        '<script>',
        '</script>',
        '<style>',
      ],
      ...[
        '<!--',
        '-->',
        '&lt;',
        '&#60;',
        '&#x110000;',
        '&#0;',
        '&#xd800;',
        '&amp;lt;',
        '&nbsp;',
        'javascript:alert(1)',
      ],
      ...[
        '//evil.example',
        'https://a.example/?a=b&c=d',
        '/fr/a',
        '<img src=x onerror=alert(1)>',
        '<div>',
        '</div>',
        'Texte',
      ],
    ),
  },
  { weight: 2, arbitrary: hostileText },
);
const html = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(''));

/** The whole of what the website may get: elements without attributes but those of a link, and escaped text. */
const safeHtml =
  /^(?:[^<>&"]|"|&(?:amp|lt|gt|quot);|<\/?(?:p|h[2-4]|ul|ol|li|blockquote|strong|em|u|s)>|<(?:hr|br)>|<a href="(?:https?:|mailto:|tel:|\/(?![/\\])|#|document:)[^"<>]*"(?: target="_blank" rel="noopener")?>|<\/a>)*$/i;

test(
  'any HTML becomes text of the editor, whose HTML is safe and stays the same from then on',
  () => {
    fc.assert(
      fc.property(html, (source) => {
        const written = lexicalToHtml(htmlToLexical(source));
        expect(written).toMatch(safeHtml);
        // Spaces of neighbours that became one text are one space from the next time on.
        const again = lexicalToHtml(htmlToLexical(written));
        expect(lexicalToHtml(htmlToLexical(again))).toBe(again);
        expect(written.length).toBeLessThanOrEqual(40 * source.length + 40);
        expect(JSON.stringify(parseHtml(source)).length).toBeLessThanOrEqual(80 * source.length + 80);
      }),
      runs,
    );
  },
  parserTimeout,
);

const state = htmlToLexical(
  '<p>Un <b>deux</b> <a href="https://a.example">lien</a></p><ul><li>Trois</li></ul><h2>Quatre</h2>',
);

test(
  'any state of the editor becomes safe HTML',
  () => {
    fc.assert(
      fc.property(fc.oneof(mutated(state), hostileJson), (value) => {
        expect(lexicalToHtml(value)).toMatch(safeHtml);
        expect(typeof plainText(value)).toBe('string');
      }),
      runs,
    );
  },
  parserTimeout,
);

test.each([
  ['HTML', '<b>'],
  ['lists', '<ul><li>'],
  ['quotes', '<blockquote><p>'],
  ['links', '<a href="/x">'],
])('nested %s of any depth becomes text of the editor', (_, opening) => {
  expect(() => lexicalToHtml(htmlToLexical(`${opening.repeat(30_000)}mots`))).not.toThrow();
});

test(
  'texts that name a document or a place are read as they were written, or not at all',
  () => {
    const name = fc.oneof(
      hostileText,
      fc.stringMatching(/^(reusable|page):\d{0,10}(:[\w-]{0,66})?$/),
      fc.stringMatching(/^[\w-]{1,10}\/(Member|Office)\/.{0,10}$/),
      fc.stringMatching(/^[a-z.0-9]{0,20}@(fr|en)$/),
    );
    fc.assert(
      fc.property(name, (text) => {
        const copied = readCopySource(text);
        if (copied) expect(readCopySource(writeCopySource(copied))).toEqual(copied);
        const person = readSourceRef(text);
        if (person) expect(sourceRefText(person)).toBe(text);
        const path = readLocalizedPath(text);
        if (path) expect(localizedPath(path)).toBe(text);
        expect(readRecoveryCode(text) ?? 'AAAAA-AAAAA').toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);
        expect(readDevice(`Mozilla/5.0 (${text}) ${text}`).system ?? 'Linux').toMatch(/^\w+$/);
        expect(readSocialName(text)?.uls ?? '1234').toMatch(/^\d{4,12}$/);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'values that are stored as JSON are read in part, whatever they hold',
  () => {
    const marks = { title: { older: 'fr' }, text: { updated: 'en', since: '2026-06-15T12:00:00Z' } };
    fc.assert(
      fc.property(fc.oneof(mutated(marks), hostileJson), (value) => {
        for (const mark of Object.values(readMarks(value)))
          expect(Object.values(mark).every((each) => typeof each === 'string')).toBe(true);
        const id = documentId(value);
        expect(id === null || (Number.isInteger(id) && id > 0 && id < 2 ** 31)).toBe(true);
        for (const kind of ['choice', 'choices', 'names', 'number', 'flag', 'paths'] as const)
          readCriterion(kind, value);
        expect(exceededLimit(value)).toBeUndefined();
      }),
      runs,
    );
  },
  parserTimeout,
);
