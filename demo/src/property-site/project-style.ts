/** Style sheet of the property site. Its developer has typefaces of its own, which `main.ts` serves. */
export const style = `
@font-face{font-family:"Quai Title";src:url(/fonts/title.woff2) format("woff2");font-display:swap}
@font-face{font-family:"Quai Text";src:url(/fonts/text.woff2) format("woff2");font-weight:400 700;font-display:swap}
*{box-sizing:border-box;margin:0}
body{--ink:#1d2a24;--muted:#4b5c53;--line:#d9d3c5;--leaf:#2c5545;--paper:#f6f3ec;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Quai Text",system-ui,sans-serif}
main{display:grid;gap:clamp(3rem,6vw,6rem);max-width:84rem;margin:0 auto;padding:clamp(2rem,5vw,5rem) clamp(1.25rem,4vw,4rem)}
h1,h2,dt{font-family:"Quai Title",Georgia,serif;font-weight:400;letter-spacing:-.015em;text-wrap:balance}
h1{font-size:clamp(2.75rem,1.5rem + 4vw,4.75rem);line-height:1.02}
h2{margin-bottom:1.5rem;font-size:clamp(1.9rem,1.4rem + 1.6vw,2.75rem);line-height:1.1}
img{display:block;width:100%;height:auto;object-fit:cover;border-radius:.75rem}
.top{display:grid;align-items:center;gap:clamp(2rem,5vw,5rem)}
.top img{border-radius:1.25rem}
.place{display:flex;flex-wrap:wrap;gap:0 .75rem;margin-bottom:1.25rem;color:var(--leaf);font-size:.9375rem;font-weight:600;line-height:1.4}
.place span+span::before{margin-right:.75rem;content:"·"}
.lead{max-width:32rem;margin-top:1.5rem;color:var(--muted);font-size:clamp(1.125rem,1rem + .5vw,1.3rem);text-wrap:pretty}
.facts{display:grid;grid-template-columns:repeat(2,1fr);gap:2rem clamp(1.25rem,3vw,3rem)}
.fact{padding-top:1rem;border-top:1px solid var(--leaf)}
dt{color:var(--leaf);font-size:clamp(1.9rem,1.4rem + 1.6vw,2.75rem);line-height:1.15}
dd{color:var(--muted);text-wrap:pretty}
.pictures{display:grid;grid-template-columns:repeat(2,1fr);gap:clamp(.75rem,1.5vw,1.5rem)}
.pictures img{aspect-ratio:3/2}
table{width:100%;border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums}
th,td{padding:1.05rem 1rem 1.05rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:baseline}
td:first-child{font-weight:600}
td:not(:first-child){white-space:nowrap}
th:last-child,td:last-child{padding-right:0;text-align:right}
th{color:var(--muted);font-size:.875rem;font-weight:500}
.plans{display:grid;gap:clamp(1.25rem,3vw,2.5rem);margin-top:clamp(2rem,4vw,3.5rem)}
.plans img{border:1px solid var(--line);background:#fff}
details{border-bottom:1px solid var(--line)}
details:first-of-type{border-top:1px solid var(--line)}
summary{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:4rem;cursor:pointer;font-size:1.125rem;font-weight:600;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{color:var(--leaf);font-size:1.5rem;font-weight:400;content:"+"}
[open]>summary::after{content:"–"}
details p{max-width:42rem;padding-bottom:1.75rem;color:var(--muted)}
.close{display:grid;align-items:end;gap:2rem;padding:clamp(2rem,5vw,4.5rem);border-radius:1.25rem;background:var(--leaf);color:var(--paper)}
.close h2{margin-bottom:.75rem}
.close p{max-width:36rem;text-wrap:pretty}
.do{display:flex;flex-wrap:wrap;gap:.75rem}
.do a{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;padding:.75rem 2rem;border:1px solid var(--paper);border-radius:.75rem;color:inherit;font-weight:600;line-height:1.2;text-decoration:none}
.do a:first-child{background:var(--paper);color:var(--leaf)}
.do a:hover{text-decoration:underline;text-underline-offset:.25em}
:focus-visible{outline:3px solid var(--leaf);outline-offset:3px}
.close :focus-visible{outline-color:var(--paper)}
@media(max-width:40rem){.pictures img:first-child{grid-column:1/-1}td:nth-child(3),th:nth-child(3){display:none}.do a{flex:1 1 100%}}
@media(min-width:40rem){.pictures{grid-template-columns:repeat(3,1fr)}.plans{grid-template-columns:repeat(2,1fr)}}
@media(min-width:62rem){.top{grid-template-columns:5fr 7fr}.facts{grid-template-columns:repeat(4,1fr)}.close{grid-template-columns:1fr auto}}
@media print{.close{border:1px solid;background:none;color:inherit}.do{display:none}}
`;
