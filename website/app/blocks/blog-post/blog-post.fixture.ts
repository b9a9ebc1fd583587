import {
  examplesOf,
  html,
  iconOf,
  item,
  lines,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const details = [
  item('icon_list_item', { icon: iconOf('calendar'), description: lines('5 août 2026', 'August 5, 2026') }),
  item('icon_list_item', { icon: iconOf('clock'), description: lines('4\u00a0mins') }),
];

const content = html(
  `<p>Mettre une maison en valeur, ce n’est pas la déguiser. C’est enlever ce qui empêche de la voir. Les acheteurs décident en quelques minutes s’ils s’y sentent bien&nbsp;; le reste de la visite sert à confirmer cette impression.</p>
<h2>Le premier samedi&nbsp;: désencombrer</h2>
<p>Retirez un tiers de ce qui se trouve sur les comptoirs, dans les bibliothèques et dans les garde-robes. Les rangements à moitié pleins paraissent grands.</p>
<ul><li>Les joints noircis autour du bain.</li><li>La poignée qui tourne dans le vide.</li><li>L’interrupteur jauni, la plinthe décollée, l’ampoule brûlée.</li></ul>
<blockquote>Chacun de ces détails est anodin. Ensemble, ils donnent l’impression d’une maison négligée.</blockquote>
<h3>Et ce qu’il faut laisser</h3>
<p>Les planchers usés mais sains, les vieilles boiseries, le jardin un peu sauvage&nbsp;: le charme ne se refait pas. <a href="/contact">Appelez-nous</a> avant d’engager une dépense de plus de 2&nbsp;000&nbsp;$.</p>`,
  `<p>Staging a house does not mean putting a costume on it. It means removing what keeps people from seeing it. Buyers decide within minutes whether they feel at ease; the rest of the visit confirms that impression.</p>
<h2>First Saturday: declutter</h2>
<p>Take away a third of what is on the counters, in the bookcases and in the closets. Half-full storage looks large.</p>
<ul><li>Blackened seals around the tub.</li><li>The handle that spins in place.</li><li>The yellowed switch, the loose baseboard, the burnt-out bulb.</li></ul>
<blockquote>Each of these details is trivial. Together they suggest a neglected house.</blockquote>
<h3>And what to leave alone</h3>
<p>Floors that are worn but sound, old woodwork, a slightly wild garden: charm cannot be rebuilt. <a href="/contact">Call us</a> before committing to an expense of more than $2,000.</p>`,
);

const picture = pictureOf('article-010', 'Un salon mis en valeur', 'A staged living room');
const tag = item('tag_item', { name: textOf('Vendre', 'Selling') });

export const fixtures = examplesOf(
  'blog_post_block',
  {
    main_title: textOf('Mise en valeur\u00a0: un samedi par pièce', 'Home staging: one Saturday per room'),
    author_name: textOf('Annick Bergeron'),
    author_avatar: pictureOf('portrait-005', 'Annick Bergeron', 'Annick Bergeron', 960, 1200),
    list_items_repeater: details,
    main_image: picture,
    main_content: content,
    tags_repeater: [tag],
  },
  {
    'everything, inverted': withParams(
      { color_scheme: 'inverted' },
      {
        main_image: { ...picture, center: { x: 30, y: 70 } },
        tags_repeater: [
          tag,
          item('tag_item', {
            name: textOf('Conseils', 'Advice'),
            bg_color_primary: 'accent1.normal',
            text_color: 'white',
          }),
        ],
      },
    ),
    'without a picture': { author_name: null, author_avatar: null, main_image: null, tags_repeater: null },
    'very long French title': {
      main_title: textOf(
        'Certificat de localisation, déclarations du vendeur et inspection préachat : tout ce qu’il faut vérifier avant de signer une promesse d’achat',
        'What to check before you sign a promise to purchase',
      ),
      author_name: textOf('Marie-Philippe Desrochers-Lamontagne'),
      author_avatar: null,
    },
    'title alone': {
      author_name: null,
      author_avatar: null,
      list_items_repeater: null,
      main_image: null,
      main_content: null,
      tags_repeater: null,
    },
  },
);
