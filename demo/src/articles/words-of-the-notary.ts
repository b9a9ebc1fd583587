import { article } from './article.ts';

/** An article on the terms of Québec's notaries, in French only: the demo needs an article without a translation. */
export const wordsOfTheNotary = article({
  slug: { fr: 'petit-lexique-de-l-acte-de-vente', en: '' },
  title: { fr: 'Chez le notaire : petit lexique de l’acte de vente', en: '' },
  excerpt: {
    fr: 'Quittance, radiation, servitude, tour d’échelle : les mots que vous entendrez le jour de la signature, expliqués comme on vous les expliquerait autour d’un café.',
    en: '',
  },
  picture: 'room-020',
  category: 'buying',
  author: 'maude-tessier-lavoie',
  publishedAt: '2026-10-07T13:00:00Z',
  fr: [
    'Le jour de la signature, le notaire lit l’acte de vente à voix haute. C’est la loi, et c’est une chance : vous pouvez l’arrêter à chaque ligne. Encore faut-il oser. Voici les mots qui reviennent le plus souvent, dans l’ordre où vous risquez de les entendre.',
    '<h2>Avant la signature</h2>',
    '<strong>L’examen des titres.</strong> Le notaire remonte la chaîne des propriétaires au registre foncier, sur trente ans au moins, pour s’assurer que le vendeur est bien celui qui peut vendre. C’est ce travail, invisible, qui prend le plus de temps.',
    '<strong>Le certificat de localisation.</strong> Le rapport et le plan d’un arpenteur-géomètre : où se trouve la maison sur son terrain, et ce qui dépasse chez le voisin ou ce qui dépasse de chez lui. On le veut à jour, après la dernière piscine et le dernier cabanon.',
    '<strong>La servitude.</strong> Un droit que votre terrain doit à un autre, ou l’inverse : laisser passer une ligne électrique, un égout, un voisin. Elle suit l’immeuble, quel que soit le propriétaire, et ne se négocie pas à la signature.',
    '<strong>Le tour d’échelle.</strong> Le droit d’entrer un moment chez le voisin pour entretenir son propre mur. L’expression date de l’époque où l’on posait vraiment une échelle, et le geste n’a pas changé.',
    '<h2>Pendant la lecture</h2>',
    '<strong>La garantie légale.</strong> Le vendeur garantit que l’immeuble est à lui et qu’il ne cache pas de vice. Quand l’acte dit « sans garantie légale, aux risques et périls de l’acheteur », vous renoncez à vous plaindre ensuite. Demandez pourquoi, et à quel prix.',
    '<strong>L’hypothèque immobilière.</strong> La sûreté que vous donnez au prêteur. Vous êtes propriétaire dès la signature : le prêteur n’a que le droit de reprendre l’immeuble si vous ne payez plus.',
    '<strong>La quittance et la radiation.</strong> La quittance dit que la dette du vendeur est payée ; la radiation efface l’hypothèque du registre. Le notaire s’occupe des deux avec l’argent de la vente, avant d’en remettre le reste.',
    '<h2>Au moment de payer</h2>',
    '<strong>Les ajustements.</strong> Le vendeur a payé les taxes de l’année, parfois le mazout du réservoir. Vous lui remboursez les jours qui seront les vôtres, au jour près.',
    '<strong>Le compte en fidéicommis.</strong> Votre mise de fonds attend dans ce compte, qui n’appartient pas au notaire. Rien n’en sort avant que la vente soit publiée.',
    '<strong>La publicité des droits.</strong> L’inscription de l’acte au registre foncier. C’est elle qui rend la vente opposable à tous, et c’est après elle seulement que le vendeur est payé.',
    '<h2>Notre conseil</h2>',
    'Demandez le projet d’acte trois jours à l’avance et lisez-le un crayon à la main. Il n’y a pas de question naïve devant un notaire : la même phrase vous suivra aussi longtemps que la maison.',
  ],
  en: [],
});
