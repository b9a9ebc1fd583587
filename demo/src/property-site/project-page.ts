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
body{--ink:#1d2a24;--muted:#4b5c53;--line:#d9d3c5;--leaf:#2c5545;background:#f6f3ec;color:var(--ink);font:1.0625rem/1.6 system-ui,"Segoe UI",sans-serif}
main{display:grid;gap:clamp(3rem,6vw,5.5rem);max-width:82rem;margin:0 auto;padding:clamp(2rem,5vw,5rem) clamp(1.25rem,4vw,4rem)}
h1,h2,.fact{font-family:Georgia,"Times New Roman",serif;font-weight:400;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:clamp(2.25rem,5vw,4rem);line-height:1.05}
h2{margin-bottom:1.5rem;font-size:clamp(1.6rem,3vw,2.25rem);line-height:1.15}
.place{display:flex;align-items:center;gap:1rem;margin-bottom:1rem;font-size:.9375rem;font-weight:600}
.place::before{width:2.5rem;height:1px;background:var(--leaf);content:""}
.lead{max-width:36rem;margin-top:1.25rem;color:var(--muted);font-size:clamp(1.125rem,1.5vw,1.3rem);text-wrap:pretty}
.pictures{display:grid;grid-template-columns:repeat(3,1fr);gap:clamp(.5rem,1vw,1rem)}
.pictures img{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;border-radius:.75rem}
.pictures img:first-child{grid-column:1/-1;aspect-ratio:21/9;border-radius:1.25rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:1.5rem clamp(1.5rem,3vw,3rem);padding:0;list-style:none}
.fact{padding-top:1rem;border-top:1px solid var(--leaf);font-size:1.25rem;line-height:1.3}
table{width:100%;border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums}
th,td{padding:1rem 1rem 1rem 0;border-bottom:1px solid var(--line);text-align:left}
td:first-child{font-weight:600}
td:not(:first-child){white-space:nowrap}
th:last-child,td:last-child{padding-right:0;text-align:right}
th{color:var(--muted);font-size:.875rem;font-weight:500}
details{border-bottom:1px solid var(--line)}
details:first-of-type{border-top:1px solid var(--line)}
summary{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:3.75rem;cursor:pointer;font-weight:600;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{color:var(--leaf);font-size:1.5rem;font-weight:400;content:"+"}
[open]>summary::after{content:"–"}
details p{max-width:42rem;padding-bottom:1.5rem;color:var(--muted)}
.do{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2.5rem}
.do a{display:inline-flex;align-items:center;min-height:3.25rem;padding:.75rem 2rem;border:1px solid var(--leaf);border-radius:.75rem;color:var(--leaf);font-weight:600;line-height:1.2;text-decoration:none}
.do a:first-child,.do a:hover{background:var(--leaf);color:#fff}
:focus-visible{outline:3px solid var(--leaf);outline-offset:3px}
@media(max-width:40rem){td:nth-child(3),th:nth-child(3){display:none}.do a{flex:1 1 100%;justify-content:center}}
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
<div>
<p class="place">${t(project.place)} · ${t(project.developer)}</p>
<h1>${t(project.name)}</h1>
<p class="lead">${t(project.lead)}</p>
</div>
<div class="pictures">${projectPictures
    .map((key) => `<img src="/pictures/${key}.webp" width="1440" height="960" alt="${t(pictureAlt(key))}">`)
    .join('')}</div>
<ul class="facts">${project.facts.map((fact) => `<li class="fact">${t(fact)}</li>`).join('')}</ul>
<section>
<h2>${t(project.units)}</h2>
<table><thead><tr>${cells('th', project.unitHeads[locale])}</tr></thead>
<tbody>${project.unitRows[locale].map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>
</section>
<section>
<h2>${t(project.developer)}</h2>
${project.more.map(({ title, text }) => `<details><summary>${t(title)}</summary><p>${t(text)}</p></details>`).join('\n')}
<p class="do"><a href="mailto:quai@belle-anse.example">${t(project.write)}</a>${
    page ? `<a href="mailto:?body=${encodeURIComponent(page.href)}">${t(project.share)}</a>` : ''
  }</p>
</section>
</main>
<script>${page ? script(page.origin) : ''}</script>
</html>`;
}
