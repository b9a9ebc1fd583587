import { welcomeTaxRuleOn } from '@vitrine/contract/welcome-tax.ts';
import { welcomeTaxRules } from '@vitrine/contract/welcome-tax-rules.ts';
import { block } from '../../authoring.ts';
import { french } from '../../typography.ts';

/** Returns a text in both languages; the style sheet below hides the one that is not the page's. */
const both = (fr: string, en: string) => `<span lang="fr">${french(fr)}</span><span lang="en">${en}</span>`;

const style = `
  .duties { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-7) clamp(2rem, 6vw, 7rem); }
  .duties:lang(fr) [lang="en"], .duties:lang(en) [lang="fr"] { display: none; }
  .duties h2 { max-width: 18ch; }
  .duties p { max-width: 34rem; margin-block-start: var(--space-5); }
  .duties-panel { align-self: start; padding: clamp(1.5rem, 4vw, 3rem); border-radius: var(--radius-2); background: var(--panel); border: 1px solid var(--line); }
  .duties-field { display: grid; gap: var(--space-2); margin-block-end: var(--space-5); font-weight: 600; }
  .duties-field input { width: 100%; min-height: 3.5rem; padding: 0 var(--space-4); border: 1px solid var(--input-border); border-radius: min(var(--radius-1), 0.75rem); background: var(--input-bg); color: var(--input-text); font-size: var(--text-lg); font-variant-numeric: tabular-nums; }
  .duties-places { display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-5); margin-block-end: var(--space-5); }
  .duties-places label { display: flex; gap: var(--space-2); align-items: center; min-height: 2rem; }
  .duties-places input { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); }
  .duties-total { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); align-items: baseline; justify-content: space-between; padding-block-start: var(--space-5); border-block-start: 1px solid var(--line); }
  .duties-total output { font-family: var(--font-display); font-size: var(--text-3xl); font-variant-numeric: tabular-nums; line-height: 1.1; }
  .duties-rates { width: 100%; border-collapse: collapse; }
  .duties-rates th, .duties-rates td { padding-block: var(--space-3); border-block-end: 1px solid var(--line); font-weight: 400; text-align: start; }
  .duties-rates td { font-variant-numeric: tabular-nums; text-align: end; }
  .duties-panel:not([hidden]) + .duties-rates { display: none; }
  @media (width >= 900px) { .duties { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); } }
`;

/**
 * The code uses the same brackets as the mortgage calculator: those in force on the day on which it runs. It writes no "less than" sign,
 * as HTML would read it as a tag. JSON has no infinity: the last bracket ends with null.
 */
const script = `
  (() => {
    const root = document.getElementById('duties');
    const panel = root && root.querySelector('.duties-panel');
    if (!panel) return;
    const rules = ${JSON.stringify(welcomeTaxRules)};
    const today = new Date().toISOString().slice(0, 10);
    const bracketsOf = (place) => (rules[place].find((rule) => today >= rule.inForceSince) || rules[place].at(-1)).brackets;
    const locale = document.documentElement.lang;
    const amount = (value) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value);
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' });
    const field = panel.querySelector('[name="price"]');
    const price = () => Number(field.value.replace(/[^0-9]/g, '').slice(0, 9));
    const show = () => {
      const place = panel.querySelector('[name="place"]:checked').value;
      let from = 0;
      let total = 0;
      for (const { upTo, rate } of bracketsOf(place)) {
        const to = upTo === null ? Infinity : upTo;
        total += Math.max(0, Math.min(price(), to) - from) * rate;
        from = to;
      }
      panel.querySelector('output').textContent = money.format(total);
    };
    panel.addEventListener('input', show);
    field.addEventListener('change', () => { field.value = amount(price()); });
    field.value = amount(450000);
    panel.hidden = false;
    show();
  })();
`;

const [first, second] = welcomeTaxRuleOn(new Date().toISOString().slice(0, 10), 'elsewhere').brackets.map(
  ({ upTo }) => ({
    fr: `${upTo.toLocaleString('fr-CA')} $`,
    en: `$${upTo.toLocaleString('en-CA')}`,
  }),
);

const rate = (fr: string, en: string, share: [fr: string, en: string]) =>
  `<tr><th scope="row">${both(fr, en)}</th><td>${both(...share)}</td></tr>`;

/**
 * Calculator of transfer duties, which administrators embed as code. It stores and sends nothing, so it needs no consent. Without
 * JavaScript the brackets are shown instead.
 */
export const transferDuties = block('script_embed_block', 'normal', {
  script: {
    cms_component: 'code',
    content: `<style>${style}</style>
<div class="duties" id="duties">
  <div>
    <h2 id="duties-title">${both('La taxe de bienvenue, avant la visite', 'The welcome tax, before the visit')}</h2>
    <p>${both(
      'La Ville vous l’enverra quelques mois après le notaire, payable en trente jours. Autant la connaître maintenant. Calcul selon les barèmes en vigueur, à titre indicatif.',
      'The city will bill you a few months after the notary, payable within thirty days. You may as well know it now. Calculated on the brackets in force, as a guide only.',
    )}</p>
  </div>
  <div class="duties-panel" role="group" aria-labelledby="duties-title" hidden>
    <label class="duties-field">${both('Prix de la propriété, en dollars', 'Price of the property, in dollars')}<input name="price" inputmode="numeric" autocomplete="off"></label>
    <div class="duties-places" role="radiogroup" aria-label="Municipalité · Municipality">
      <label><input type="radio" name="place" value="montreal" checked>Montréal</label>
      <label><input type="radio" name="place" value="elsewhere">${both('Ailleurs au Québec', 'Elsewhere in Québec')}</label>
    </div>
    <div class="duties-total"><span>${both('À prévoir', 'To set aside')}</span><output aria-live="polite"></output></div>
  </div>
  <table class="duties-rates">
    <tbody>
      ${rate(`Jusqu’à ${first?.fr}`, `Up to ${first?.en}`, ['0,5 %', '0.5%'])}
      ${rate(`De ${first?.fr} à ${second?.fr}`, `${first?.en} to ${second?.en}`, ['1 %', '1%'])}
      ${rate('Au-delà, hors de Montréal', 'Above, outside Montréal', ['1,5 %', '1.5%'])}
      ${rate('Au-delà, à Montréal', 'Above, in Montréal', ['de 1,5 à 4 %', '1.5% to 4%'])}
    </tbody>
  </table>
</div>
<script data-category="necessary">${script}</script>`,
  },
});
