import { page } from '../../authored-page.ts';
import { block, contactButton, ctas, image, item, link, question, rich, text, textarea } from '../../authoring.ts';

type Texts = [title: string, text: string];

const step = (fr: Texts, en: Texts) =>
  item('list_item', { main_title: text(fr[0], en[0]), description: rich([fr[1]], [en[1]]) });

export const build = page({
  name: 'build',
  title: { fr: 'Bâtir ici', en: 'Building here' },
  picture: 'facade-015',
  seo: {
    fr: {
      title: 'Bâtir au Domaine des Tamaracs, à Saint-Sauveur',
      description:
        'Les étapes, les délais et les règles pour bâtir sa maison ou son chalet au Domaine des Tamaracs : implantation, matériaux, arbres, eau et permis.',
    },
    en: {
      title: 'Building at Le Domaine des Tamaracs',
      description:
        'The steps, the timing and the rules for building a house or a cottage at Le Domaine des Tamaracs: siting, materials, trees, water and permits.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      arrangement: 'below',
      super_title: text('Bâtir ici', 'Building here'),
      main_title: text('Votre plan, votre entrepreneur, nos règles', 'Your plans, your builder, our rules'),
      description: textarea(
        'Elles tiennent sur quatre pages. On les a écrites pour que le bois reste un bois.',
        'They fit on four pages. We wrote them so that the woods stay woods.',
      ),
      bg_media: image('facade-015'),
    }),
    block('list_block', 'normal', {
      main_title: text('Du terrain à la clé', 'From lot to key'),
      description: rich(
        ['Prévoyez de quatorze à dix-huit mois entre la promesse d’achat et la première nuit.'],
        ['Allow fourteen to eighteen months between the promise to purchase and the first night.'],
      ),
      list_type: 'ordered',
      list_items_repeater: [
        step(
          [
            'La promesse et le notaire',
            'Trente jours pour vérifier le sol, le financement et les règles, puis l’acte de vente.',
          ],
          ['The promise and the notary', 'Thirty days to check the soil, the financing and the rules, then the deed.'],
        ),
        step(
          [
            'L’implantation',
            'Un arpenteur place la maison avec vous et marque les arbres qui restent. C’est compris dans le prix.',
          ],
          ['Siting the house', 'A surveyor places the house with you and marks the trees that stay. It is included.'],
        ),
        step(
          ['Le permis', 'La Ville répond en six à huit semaines ; notre comité de trois voisins, en deux.'],
          ['The permit', 'The town answers in six to eight weeks; our committee of three neighbours, in two.'],
        ),
        step(
          ['Le chantier', 'De mai à novembre pour le gros œuvre. L’hiver, on travaille à l’intérieur.'],
          ['The building site', 'May to November for the structure. In winter, the work is indoors.'],
        ),
      ],
    }),
    block('image_text_block', 'normal-grey', {
      block_image: image('facade-055'),
      main_title: text('Du bois, de la pierre, un toit foncé', 'Wood, stone and a dark roof'),
      orientation_x: 'left',
      description: rich(
        [
          'Deux étages au plus, au moins 100 m² au sol, à trente mètres du lac. Les revêtements sont de bois ou de pierre ; le vinyle et les couleurs vives n’ont pas leur place entre les épinettes.',
          'La location à court terme n’est pas permise. Un logement pour un parent ou un enfant l’est.',
        ],
        [
          'Two storeys at most, at least 1,075 sq. ft. on the ground, thirty metres from the lake. Cladding is wood or stone; vinyl and bright colours have no place among the spruces.',
          'Short-term rental is not allowed. A dwelling for a parent or a child is.',
        ],
      ),
    }),
    block('questions_answers_block', 'normal', {
      main_title: text('On nous demande', 'People ask us'),
      items_repeater: [
        question(
          [
            'Dois-je bâtir tout de suite ?',
            'Non. Vous avez trois ans à partir de l’acte de vente pour commencer, et un an de plus pour finir l’extérieur.',
          ],
          [
            'Do I have to build right away?',
            'No. You have three years from the deed to start, and one more year to finish the outside.',
          ],
        ),
        question(
          [
            'Combien coûtent les frais communs ?',
            'Neuf cent quarante dollars par année en 2026 : le chemin, les sentiers, le quai et l’assurance.',
          ],
          [
            'How much are the common expenses?',
            'Nine hundred and forty dollars a year in 2026: the road, the trails, the dock and the insurance.',
          ],
        ),
        question(
          [
            'Puis-je choisir mon entrepreneur ?',
            'Oui, s’il détient la licence de la Régie du bâtiment. Nous pouvons vous en nommer quatre, avec les maisons à voir.',
          ],
          [
            'Can I choose my own builder?',
            'Yes, as long as they hold a licence from the Régie du bâtiment. We can name four, with houses to go and see.',
          ],
        ),
      ],
    }),
    block('cta_block', 'inverted', {
      arrangement: 'above',
      main_title: text('Lisez les quatre pages', 'Read the four pages'),
      description: rich(
        ['Nous vous envoyons les règles de construction le jour même.'],
        ['We will send you the building rules the same day.'],
      ),
      bg_media: image('landscape-004'),
      cta_repeater: ctas(
        contactButton('Recevoir les règles', 'Get the rules'),
        link('450 555-0193', '450 555-0193', { href: 'tel:+14505550193' }),
      ),
    }),
  ],
});
