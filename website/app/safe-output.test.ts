// @vitest-environment jsdom
import { typeExamples } from '@vitrine/contract/reference/wire-examples.ts';
import { theme as themeSchema } from '@vitrine/contract/theme.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parserCases, parserTimeout } from '../../scripts/tests/generated-runs.ts';
import { hostileText, mutated } from '../../scripts/tests/hostile-values.ts';
import { safeEmbed } from './consent/embedded-code.server.ts';
import { iconDrawing } from './kinds/icon/icon-drawing.server.ts';
import { finishHref } from './kinds/link/finish-link.server.ts';
import { finishRichtext } from './kinds/richtext/finish-richtext.server.ts';
import { injectElements } from './page/injected-elements.server.ts';
import { resolveTheme } from './theme/resolve-theme.server.ts';

const runs = { numRuns: parserCases };
const context = {
  locale: 'fr' as const,
  internalQuery: { variant: '7' },
  asset: (url: string) => `https://assets.test${url}`,
};

/** Pieces of HTML that, in some order, have passed the filters of others. */
const piece = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<a href="',
        "<a href='",
        '<a href=',
        '">',
        "'>",
        '>',
        '<',
        '</',
        '/>',
        '=',
        ' ',
      ],
      ...[
        '<script>',
        '</script>',
        '<script src=//evil.example>',
        '<style>',
        '</style>',
        '<svg>',
        '</svg>',
        '<math>',
        '<mtext>',
      ],
      ...[
        '<img src=x onerror=alert(1)>',
        '<img src="',
        ' onload=alert(1)',
        ' style="x:expression(1)"',
        '<noscript>',
        '<title>',
      ],
      ...[
        '<textarea>',
        '<template>',
        '<iframe src="',
        '<iframe srcdoc="',
        '<object data="',
        '<base href="//evil.example">',
      ],
      ...[
        '<meta http-equiv=refresh content="0;url=',
        '<form action="',
        '<table>',
        '<td>',
        '<select>',
        '<option>',
        '<xmp>',
      ],
      ...[
        '<!--',
        '-->',
        '--!>',
        '<![CDATA[',
        ']]>',
        '<?',
        '&lt;',
        '&#60;',
        '&#x3c;script&#x3e;',
        '&amp;lt;',
        '&NewLine;',
        '&Tab;',
      ],
      ...[
        'javascript:alert(1)',
        'JaVa\tScRiPt:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        'vbscript:x',
        '//evil.example',
      ],
      ...[
        'https://a.example/',
        'mailto:a@example.ca',
        'h2x 1y4',
        '<br>',
        '\n\n',
        '\u0000',
        '\u2028',
        '<a xlink:href="',
        '<\u0000script>',
      ],
    ),
  },
  { weight: 2, arbitrary: hostileText },
);
const html = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

const documentOf = (body: string) =>
  new DOMParser().parseFromString(`<!doctype html><body>${body}</body>`, 'text/html');
const addressAttributes = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'cite'];
const runsScript = (address: string) =>
  // Browsers skip these characters at the start of an address and tabs and line breaks anywhere.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what browsers skip
  /^(javascript|vbscript|data):/i.test(address.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, ''));

/** Returns what could run code or leave the element in a document that a browser has made of the HTML. */
function dangersIn(body: string, allowed: RegExp): string[] {
  return [...documentOf(body).body.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const attributes = [...element.attributes].flatMap(({ name: attribute, value }) => {
      if (/^on/i.test(attribute) || attribute === 'srcdoc') return [`${name} ${attribute}`];
      // A picture runs nothing, whatever it is made of.
      const isImage = name === 'img' && attribute === 'src' && /^data:/i.test(value);
      return addressAttributes.includes(attribute) && runsScript(value) && !isImage
        ? [`${name} ${attribute}=${value}`]
        : [];
    });
    return allowed.test(name) ? attributes : [name, ...attributes];
  });
}

const richtextTags =
  /^(p|br|h[2-6]|blockquote|hr|[uo]l|li|table|thead|tbody|tr|th|td|a|strong|b|em|i|u|s|sub|sup|small|mark|span|wbr|figure|figcaption|img|colgroup)$/;

test(
  'rich text of any HTML holds known elements alone, without code and with safe addresses',
  () => {
    fc.assert(
      fc.property(html, fc.constantFrom('richtext', 'text', 'textarea'), (content, kind) => {
        const finished = finishRichtext({ cms_component: kind, content: { fr: content } } as never, context);
        expect(dangersIn(finished, richtextTags)).toEqual([]);
        // Line breaks of mail addresses and postal codes take less than a hundred characters each.
        expect(finished.length).toBeLessThanOrEqual(100 * content.length + 100);
      }),
      runs,
    );
  },
  parserTimeout,
);

const embedTags = /^(?!base$|meta$|link$|title$|object$|embed$|frame$|frameset$|noscript$)/;

test(
  'embedded code of any HTML runs nothing by itself',
  () => {
    fc.assert(
      fc.property(html, (code) => {
        const safe = safeEmbed(code, () => undefined);
        expect(dangersIn(safe, embedTags)).toEqual([]);
        const { body } = documentOf(safe);
        for (const frame of body.querySelectorAll('iframe')) expect(frame.hasAttribute('src')).toBe(false);
        for (const script of body.querySelectorAll('script'))
          expect(['text/plain', 'application/ld+json', 'application/json']).toContain(script.getAttribute('type'));
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'injected elements stay within themselves, and those without consent do not run',
  () => {
    const element = fc.record(
      {
        tag: fc.oneof(fc.constantFrom('script', 'style', 'noscript', 'SCRIPT ', 'iframe'), hostileText),
        attributes: fc.dictionary(
          fc.oneof(fc.constantFrom('src', 'type', 'id', 'data-category', 'onload', 'data-x'), hostileText),
          fc.oneof(
            hostileText,
            fc.boolean(),
            fc.constantFrom('https://a.example/x.js', 'application/ld+json', 'necessary'),
          ),
          { maxKeys: 4 },
        ),
        content: html,
        position: fc.constantFrom('head' as const, 'body_start' as const, 'body_end' as const),
      },
      { requiredKeys: ['tag'] },
    );
    fc.assert(
      fc.property(fc.array(element, { maxLength: 3 }), (elements) => {
        const places = injectElements(elements, () => undefined);
        for (const place of [places.head, places.bodyStart, places.bodyEnd].filter(Boolean)) {
          // What stands beside the elements would have ended one of them.
          const rest = documentOf(place).body;
          for (const child of rest.children) expect(['script', 'style', 'noscript']).toContain(child.localName);
          for (const child of rest.children) for (const { name } of child.attributes) expect(name).not.toMatch(/^on/i);
          expect(
            [...rest.childNodes]
              .filter((node) => node.nodeType === 3)
              .map((node) => node.nodeValue?.trim())
              .join(''),
          ).toBe('');
          for (const script of rest.querySelectorAll<HTMLScriptElement>(':scope > script'))
            if (script.type === '' || script.type === 'module')
              expect(script.dataset.category).toMatch(/^\s*necessary\s*$/i);
        }
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'the address of a link is dead, of the site, or of a scheme that runs nothing',
  () => {
    const address = fc.array(fc.oneof(piece, fc.webUrl(), fc.constantFrom('/', '\\', '/\\', '#', '?a=b', ':', '//')), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(address, (parts) => {
        const { href, isInternal } = finishHref(parts.join(''), context);
        if (href === null) return;
        const url = URL.parse(href, 'https://site.test/fr/page');
        // A browser follows no address that it cannot read.
        if (url === null) return;
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:']).toContain(url.protocol);
        if (isInternal) expect([url.origin, url.pathname.slice(0, 3)]).toEqual(['https://site.test', '/fr']);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'the style sheet of any theme has rules of variables alone',
  () => {
    const value = fc.oneof(
      hostileText,
      fc.constantFrom('#fff', 'rgb(1,2,3)', 'primary', '}</style><script>', 'url(//evil.example)', '12px'),
    );
    const named = fc.dictionary(fc.oneof(fc.constantFrom('primary', 'radius', 'background'), hostileText), value, {
      maxKeys: 4,
    });
    const generated = fc.record(
      { preset: value, colors: named, variables: named, color_schemes: fc.dictionary(value, named, { maxKeys: 3 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(generated, mutated(typeExamples.Theme)), (raw) => {
        const { data } = themeSchema.safeParse(raw);
        if (!data) return;
        const { css } = resolveTheme(data, () => undefined);
        expect(css).not.toMatch(/[<\\]|url\(|@import/i);
        expect(css).toMatch(/^(?:[^{}]+\{(?:--[\w-]+:[^{};]*;?|color-scheme:[a-z ]+;?|[a-z-]+:[^{};]*;?)*\})*$/);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'the drawing of an icon is one of the drawings that came along, or none',
  () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        const drawing = iconDrawing(name);
        expect(drawing === null || typeof drawing === 'string').toBe(true);
        if (drawing === null) return;
        expect(dangersIn(`<svg>${drawing}</svg>`, /^(svg|path|circle|rect|line|poly\w+|ellipse|g)$/)).toEqual([]);
      }),
      runs,
    );
  },
  parserTimeout,
);
