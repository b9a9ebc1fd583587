import type { OpenAPIHono } from '@hono/zod-openapi';
import { escapeHtml } from '../html/escape-html.ts';
import { type ProblemKind, problemStatuses, problemTexts } from '../http/problem-texts.ts';
import { siteKeyScheme } from './answers.ts';
import { staffTokenScheme } from './staff-answers.ts';

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>;

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430; }
  code, pre { font: 0.875em/1.45 ui-monospace, monospace; }
  h2 { font-size: 1.25rem; }
  pre { background: #f4f5f7; padding: 1rem; overflow-x: auto; }
  article { border-top: 1px solid #c9d1da; padding: 1rem 0; }
  table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: left; font-weight: 600; }
  th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
`;

/** Text with its `code` marked up. */
const prose = (text = '') => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const table = (caption: string, heads: string[], rows: string[][]) =>
  rows.length === 0
    ? ''
    : `<table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
      `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

const schemaDetails = (title: string, schema: unknown) =>
  `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

function parameterRow(parameter: object): string[] {
  const {
    name,
    in: place,
    description,
    required,
    schema,
  } = parameter as {
    // The document is our own, written above; it holds no references in place of parameters.
    name: string;
    in: string;
    description?: string;
    required?: boolean;
    schema?: { type?: string; enum?: string[] };
  };
  const kind = schema?.enum?.join(' | ') ?? schema?.type ?? '';
  return [
    `<code>${escapeHtml(name)}</code>`,
    `${place}${required ? ', required' : ''}`,
    escapeHtml(kind),
    prose(description),
  ];
}

function schemasOf(content: Record<string, { schema?: unknown }> = {}, title = ''): string {
  return Object.entries(content)
    .map(([type, { schema }]) => schemaDetails(`${title} <code>${escapeHtml(type)}</code>`, schema))
    .join('');
}

/** How a call shows that it may: by the names of the security schemes (`reference.ts`). */
const keys: Record<string, string> = {
  [siteKeyScheme]: '<code>X-Site-Key</code>',
  [staffTokenScheme]: '<code>Authorization: Bearer</code> with a staff token',
};

function article(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : undefined;
  const answers = Object.entries(operation.responses ?? {}).map(([status, { description, content }]) => ({
    row: [`<code>${status}</code>`, prose(description)],
    schema: status === '200' ? schemasOf(content, 'Answer') : '',
  }));
  const key = (operation.security ?? [])
    .flatMap(Object.keys)
    .map((scheme) => `<p>Needs ${keys[scheme] ?? scheme}.</p>`);
  return (
    `<article><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${prose(operation.summary)}.</p>` +
    `<p>${prose(operation.description)}</p>${key.join('')}` +
    table('Parameters', ['Name', 'In', 'Type', 'Meaning'], (operation.parameters ?? []).map(parameterRow)) +
    schemasOf(body, 'Body') +
    table(
      'Answers',
      ['Status', 'Meaning'],
      answers.map(({ row }) => row),
    ) +
    `${answers.map(({ schema }) => schema).join('')}</article>`
  );
}

const problemRows = () =>
  // The keys of an object literal are exactly its kinds.
  (Object.keys(problemStatuses) as ProblemKind[]).map((kind) => [
    `<code id="problem-${kind}">${kind}</code>`,
    String(problemStatuses[kind]),
    escapeHtml(problemTexts.en[kind].detail),
    `<span lang="fr">${escapeHtml(problemTexts.fr[kind].detail)}</span>`,
  ]);

/** The reference as one plain HTML page, without script, made from the OpenAPI document. */
export function referencePage({ info, paths = {}, webhooks = {} }: Document): string {
  const articles = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).map((method) =>
      item[method] ? article(path, method, item[method]) : '',
    ),
  );
  const calls = Object.entries(webhooks).map(([name, item]) =>
    'post' in item && item.post ? article(`(webhook ${name})`, 'post', item.post) : '',
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(info.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(info.title)}</h1>` +
    `<p>${prose(info.description)} The same for programs: <a href="/openapi.json">/openapi.json</a>.</p>${articles.join('')}${calls.join('')}` +
    `<article><h2>Problems</h2><p>Every error is <code>application/problem+json</code> (RFC 9457), in the language of ` +
    `<code>Content-Language</code>; <code>type</code> points here.</p>` +
    `${table('Kinds', ['Type', 'Status', 'English', 'Français'], problemRows())}</article></main></body></html>`
  );
}
