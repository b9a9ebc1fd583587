import { examplesOf, html, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const running = html(
  `<p>Acheter une propriété se fait rarement plus de trois fois dans une vie. Nous l’accompagnons, nous, trois cents fois par année.</p>
<p>Cette habitude nous apprend à lire un certificat de localisation, à reconnaître une fondation qui travaille et à dire non quand il le faut. Vous gardez la décision&nbsp;; nous vous donnons de quoi la prendre.</p>`,
  `<p>Most people buy a home no more than three times in their lives. We do it three hundred times a year.</p>
<p>It teaches us to read a certificate of location, to know a foundation that moves and to say no when it matters. The decision stays yours; we give you what you need to make it.</p>`,
);

const everyElement = html(
  '<p>Avant chaque promesse d’achat&nbsp;:</p><ul><li>le certificat de localisation&nbsp;;</li><li>les <strong>déclarations du vendeur</strong>&nbsp;;</li><li>le <a href="/blogue">rapport d’inspection</a>.</li></ul><h3>Et après</h3><p>Nous restons joignables à bonjour@courtiers-de-la-rive.example.</p><blockquote>Une surprise de moins vaut mieux qu’un rabais de plus.</blockquote><table><thead><tr><th>Étape</th><th>Délai</th></tr></thead><tbody><tr><td>Inspection</td><td>7 jours</td></tr><tr><td>Financement</td><td>14 jours</td></tr></tbody></table>',
  '<p>Before every promise to purchase:</p><ul><li>the certificate of location;</li><li>the <strong>seller’s declarations</strong>;</li><li>the <a href="/blog">inspection report</a>.</li></ul><h3>And after</h3><p>You can reach us at bonjour@courtiers-de-la-rive.example.</p><blockquote>One surprise less is worth more than one discount more.</blockquote><table><thead><tr><th>Step</th><th>Time</th></tr></thead><tbody><tr><td>Inspection</td><td>7 days</td></tr><tr><td>Financing</td><td>14 days</td></tr></tbody></table>',
);

export const fixtures = examplesOf(
  'text_block_1',
  {
    main_title: textOf('Un métier d’écoute', 'A craft of listening'),
    description: running,
    cta: linkTo('Rencontrer l’équipe', 'Meet the team', '/a-propos', 'href'),
  },
  {
    everything: withParams(
      { color_scheme: 'normal-grey' },
      {
        main_title: textOf('Ce que nous vérifions', 'What we check'),
        description: everyElement,
        cta: linkTo('Prendre rendez-vous', 'Book a meeting', '/contact'),
      },
    ),
    'without a title': { main_title: null, cta: null },
    'very long French title': {
      main_title: textOf(
        'L’accompagnement personnalisé d’une équipe qui connaît chaque rue de votre arrondissement',
        'A team that knows every street of your borough',
      ),
      cta: null,
    },
    'hostile markup': {
      main_title: textOf('<img src=x onerror=alert(1)>Bonjour', '<img src=x onerror=alert(1)>Hello'),
      description: html(
        '<p onclick="alert(1)">Texte<script>alert(1)</script></p><a href="javascript:alert(1)">lien</a><iframe src="//evil.example"></iframe>',
        '<p onclick="alert(1)">Words<script>alert(1)</script></p><a href="javascript:alert(1)">link</a><iframe src="//evil.example"></iframe>',
      ),
      cta: linkTo('Ne mène nulle part', 'Leads nowhere', 'javascript:alert(1)'),
    },
    'title alone': { description: null, cta: null },
  },
);
