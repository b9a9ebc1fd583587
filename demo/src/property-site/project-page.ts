import type { Locale } from '@vitrine/contract/locale.ts';
import { pictureAlt } from '../picture-alt.ts';
import { project, projectPictures } from './project.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the address of the embedding page, which receives this page's messages and is the one to share; null when none is given. */
function sharedPage(given: string | null): URL | null {
  const url = URL.parse(given ?? '');
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

const style = `
*{box-sizing:border-box;margin:0}
body{background:#f6f3ec;color:#1d2a24;font:17px/1.6 Georgia,"Times New Roman",serif}
main{max-width:72rem;margin:0 auto;padding:clamp(1.25rem,4vw,4rem)}
h1{font-size:clamp(2rem,5vw,3.75rem);font-weight:400;line-height:1.05;letter-spacing:-.01em}
h2{margin:3rem 0 1rem;font-size:1.6rem;font-weight:400}
.place{margin-bottom:.75rem;color:#4b5c53;font:600 .8rem/1.4 system-ui,sans-serif;letter-spacing:.1em;text-transform:uppercase}
.lead{max-width:40rem;margin-top:1.25rem;font-size:1.2rem}
.pictures{display:grid;grid-template-columns:repeat(3,1fr);gap:.75rem;margin-top:2.5rem}
.pictures img{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover}
.pictures img:first-child{grid-column:1/-1;aspect-ratio:21/9}
ul{columns:18rem;padding-left:1.1rem;margin-top:2rem}
table{width:100%;border-collapse:collapse}
th,td{padding:.8rem 1rem .8rem 0;border-bottom:1px solid #cfc9bb;text-align:left}
td:not(:first-child){white-space:nowrap}
th{font:600 .8rem/1.4 system-ui,sans-serif}
details{border-bottom:1px solid #cfc9bb}
summary{padding:.9rem 0;cursor:pointer;font-size:1.1rem}
details p{max-width:40rem;padding-bottom:1.25rem}
.do{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2.5rem}
.do a{padding:.8rem 1.5rem;border:1px solid #1d2a24;color:inherit;font:600 .95rem/1.3 system-ui,sans-serif;text-decoration:none}
.do a:first-child{background:#1d2a24;color:#f6f3ec}
@media(max-width:40rem){td:nth-child(3),th:nth-child(3){display:none}}
`;

/** Returns a script that sends the height of this page to the embedding page, at first and at every change. */
const script = (target: string): string => `
const tell = () => parent.postMessage({ event_id: 'height', height: document.body.offsetHeight }, ${JSON.stringify(target).replaceAll('<', '\\u003c')});
new ResizeObserver(tell).observe(document.body);
addEventListener('load', tell);
`;

/** Returns the page of the project as its developer serves it for an iframe; `shareUrl` is the embedding page. */
export function projectPage(locale: Locale, shareUrl: string | null): string {
  const page = sharedPage(shareUrl);
  const t = (text: { fr: string; en: string }): string => escaped(text[locale]);
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');
  return `<!doctype html>
<html lang="${locale}-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t(project.name)}</title>
<style>${style}</style>
<main>
<p class="place">${t(project.place)} · ${t(project.developer)}</p>
<h1>${t(project.name)}</h1>
<p class="lead">${t(project.lead)}</p>
<div class="pictures">${projectPictures
    .map((key) => `<img src="/pictures/${key}.webp" width="1440" height="960" alt="${t(pictureAlt(key))}">`)
    .join('')}</div>
<ul>${project.facts.map((fact) => `<li>${t(fact)}</li>`).join('')}</ul>
<h2>${t(project.units)}</h2>
<table><thead><tr>${cells('th', project.unitHeads[locale])}</tr></thead>
<tbody>${project.unitRows[locale].map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>
<h2>${t(project.developer)}</h2>
${project.more.map(({ title, text }) => `<details><summary>${t(title)}</summary><p>${t(text)}</p></details>`).join('\n')}
<p class="do"><a href="mailto:quai@belle-anse.example">${t(project.write)}</a>${
    page ? `<a href="mailto:?body=${encodeURIComponent(page.href)}">${t(project.share)}</a>` : ''
  }</p>
</main>
<script>${page ? script(page.origin) : ''}</script>
</html>`;
}
