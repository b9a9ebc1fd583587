import type { OpenAPIHono } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';
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

type Markup = ReturnType<typeof html>;

/** Returns a text with its `code` marked up. */
const prose = (text = ''): Markup =>
  html`${text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;

const table = (caption: string, heads: string[], rows: (Markup | string)[][]): Markup | '' =>
  rows.length === 0
    ? ''
    : html`<table><caption>${caption}</caption><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;

function parameterRow(parameter: object): (Markup | string)[] {
  const {
    name,
    in: place,
    description,
    required,
    schema,
  } = parameter as {
    // This document of core has no `$ref` in place of a parameter, which the type allows.
    name: string;
    in: string;
    description?: string;
    required?: boolean;
    schema?: { type?: string; enum?: string[] };
  };
  const kind = schema?.enum?.join(' | ') ?? schema?.type ?? '';
  return [html`<code>${name}</code>`, `${place}${required ? ', required' : ''}`, kind, prose(description)];
}

const schemasOf = (content: Record<string, { schema?: unknown }> = {}, title = ''): Markup[] =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`<details><summary>${title} <code>${type}</code></summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`,
  );

/** Credentials of a call, by the name of the security scheme (`reference.ts`). */
const credentials: Record<string, Markup> = {
  [siteKeyScheme]: html`<code>X-Site-Key</code>`,
  [staffTokenScheme]: html`<code>Authorization: Bearer</code> with a staff token`,
};

function article(path: string, method: string, operation: Operation): Markup {
  const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : undefined;
  const responses = Object.entries(operation.responses ?? {});
  const rows = responses.map(([status, { description }]) => [html`<code>${status}</code>`, prose(description)]);
  const schemes = (operation.security ?? []).flatMap(Object.keys);
  return html`<article><h2><code>${method.toUpperCase()} ${path}</code></h2><p>${prose(operation.summary)}.</p>
<p>${prose(operation.description)}</p>${schemes.map((scheme) => html`<p>Needs ${credentials[scheme] ?? scheme}.</p>`)}
${table('Parameters', ['Name', 'In', 'Type', 'Meaning'], (operation.parameters ?? []).map(parameterRow))}
${schemasOf(body, 'Body')}
${table('Responses', ['Status', 'Meaning'], rows)}
${responses.map(([status, { content }]) => (status === '200' ? schemasOf(content, 'Response') : ''))}</article>`;
}

const problemRows = () =>
  // Object.keys returns plain strings; the keys of this object are exactly the kinds.
  (Object.keys(problemStatuses) as ProblemKind[]).map((kind) => [
    html`<code id="problem-${kind}">${kind}</code>`,
    String(problemStatuses[kind]),
    problemTexts.en[kind].detail,
    html`<span lang="fr">${problemTexts.fr[kind].detail}</span>`,
  ]);

/** Returns the reference as one plain HTML page, without script, made from the OpenAPI document. */
export function referencePage({ info, paths = {}, webhooks = {} }: Document): Markup {
  const articles = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).map((method) =>
      item[method] ? article(path, method, item[method]) : '',
    ),
  );
  const calls = Object.entries(webhooks).map(([name, item]) =>
    'post' in item && item.post ? article(`(webhook ${name})`, 'post', item.post) : '',
  );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}</title><style>${raw(style)}</style></head><body><main><h1>${info.title}</h1>
<p>${prose(info.description)} The same for programs: <a href="/openapi.json">/openapi.json</a>.</p>${articles}${calls}
<article><h2>Problems</h2><p>Every error is <code>application/problem+json</code> (RFC 9457), in the language of
<code>Content-Language</code>; <code>type</code> points here.</p>
${table('Kinds', ['Type', 'Status', 'English', 'Français'], problemRows())}</article></main></body></html>`;
}
