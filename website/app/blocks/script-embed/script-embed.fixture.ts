import { type BlockFixtures, examplesOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const code = (content: string) => ({ cms_component: 'code', content });

/** The page of examples allows no inline script, so this one waits for consent. */
const widget = `<div style="padding: 2rem; border: 1px solid; border-radius: 1rem; text-align: center">
  <p><strong>Prochaine visite libre</strong></p>
  <p id="next-open-house">Dimanche, de 14 h à 16 h</p>
</div>
<script data-category="functionality">
  document.getElementById('next-open-house').textContent = 'Dimanche, de 14 h à 16 h';
</script>`;

export const fixtures: BlockFixtures = examplesOf(
  'script_embed_block',
  { script: code(widget) },
  {
    everything: withParams({ color_scheme: 'inverted' }),
    'waits for consent': {
      script: code(`<p>Un sondage suit.</p><script src="https://sondage.example/widget.js" async></script>`),
    },
    'an iframe': {
      script: code(
        '<iframe src="https://calendrier.example/rendez-vous" title="Prendre rendez-vous" width="640" height="320"></iframe>',
      ),
    },
    'no code': { script: null },
  },
);
