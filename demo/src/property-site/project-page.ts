import type { Locale } from '@vitrine/contract/locale.ts';
import { pictureAlt } from '../picture-alt.ts';
import { drawPlan, planSize } from '../pictures/plans/draw-plan.ts';
import { project, projectPictures } from './project.ts';
import { style } from './project-style.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the address of the embedding page, which receives this page's messages and is the one to share; null when none is given. */
function sharedPage(given: string | null): URL | null {
  const url = URL.parse(given ?? '');
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

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
  const [main, ...rooms] = projectPictures.map(
    (key) => `<img src="/pictures/${key}.webp" width="1440" height="960" alt="${t(pictureAlt(key))}">`,
  );
  return `<!doctype html>
<html lang="${locale}-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t(project.name)}</title>
<style>${style}</style>
<main>
<div class="top">
<div>
<p class="place"><span>${t(project.place)}</span> <span>${t(project.developer)}</span></p>
<h1>${t(project.name)}</h1>
<p class="lead">${t(project.lead)}</p>
</div>
${main}
</div>
<dl class="facts">${project.facts
    .map(({ figure, words }) => `<div class="fact"><dt>${t(figure)}</dt><dd>${t(words)}</dd></div>`)
    .join('')}</dl>
<div class="pictures">${rooms.join('')}</div>
<section>
<h2>${t(project.units)}</h2>
<table><thead><tr>${cells('th', project.unitHeads[locale])}</tr></thead>
<tbody>${project.unitRows[locale].map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>
<div class="plans">${project.plans
    .map((plan, index) => {
      const { width, height } = planSize;
      return `<img src="/plans/${index}.svg" width="${width}" height="${height}" alt="${t(plan.title)}" loading="lazy">`;
    })
    .join('')}</div>
</section>
<section>
<h2>${t(project.good)}</h2>
${project.more
  .map(
    ({ title, text }, index) =>
      `<details${index === 0 ? ' open' : ''}><summary>${t(title)}</summary><p>${t(text)}</p></details>`,
  )
  .join('\n')}
</section>
<section class="close">
<div>
<h2>${t(project.visit)}</h2>
<p>${t(project.visitWords)}</p>
</div>
<p class="do"><a href="mailto:quai@belle-anse.example">${t(project.write)}</a>${
    page ? `<a href="mailto:?body=${encodeURIComponent(page.href)}">${t(project.share)}</a>` : ''
  }</p>
</section>
</main>
<script>${page ? script(page.origin) : ''}</script>
</html>`;
}

/** Returns the plan of a type of condo as SVG, by its place in the list; undefined when there is none. */
export function projectPlan(index: number): string | undefined {
  const plan = project.plans[index];
  if (!plan) return undefined;
  const title = `${plan.title.fr} · ${plan.title.en}`;
  return drawPlan({ title, rooms: plan.rooms, hasStairs: false, hasEntrance: true });
}
