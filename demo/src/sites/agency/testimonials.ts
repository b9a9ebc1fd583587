import { page } from '../../authored-page.ts';
import { block, button, contactButton, ctas, image, item, rich, text, textarea } from '../../authoring.ts';
import type { PictureKey } from '../../picture-alt.ts';
import { client, clientWords } from './client-words.ts';

const story = client('testimonial_item');
/** Number of short testimonials that the page shows; the others stand on the pages of the brokers. */
const shownWords = 5;

const review = (name: string, [date, score]: [string, number], fr: string, en: string) =>
  item('google_testimonial_item', {
    author_name: text(name, name),
    description: rich([fr], [en]),
    review_date: date,
    review_score: score,
  });

const broker = (
  portrait: PictureKey,
  name: string,
  fr: [office: string, text: string],
  en: [office: string, text: string],
) =>
  item('broker_testimonial_item', {
    broker_avatar: image(portrait),
    broker_name: text(name, name),
    broker_subtitle: text(fr[0], en[0]),
    description: rich([fr[1]], [en[1]]),
  });

export const testimonials = page({
  name: 'testimonials',
  title: { fr: 'Témoignages', en: 'Testimonials' },
  picture: 'room-017',
  seo: {
    fr: {
      title: 'Témoignages de nos clients | Groupe Rivage',
      description:
        'Des acheteurs et des vendeurs de Montréal, de Québec et des Laurentides racontent leur transaction avec nos courtiers, les imprévus compris.',
    },
    en: {
      title: 'What Our Clients Say | Groupe Rivage',
      description:
        'Buyers and sellers from Montréal, Québec City and the Laurentians tell the story of their transaction with our brokers, surprises included.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal-grey', {
      super_title: text('Témoignages', 'Testimonials'),
      main_title: text('Ce qu’on en dit une fois les clés remises', 'What people say once the keys are handed over'),
      description: textarea(
        'Nous écrivons à chaque client six mois après le notaire. Voici des réponses, avec leur accord.',
        'We write to every client six months after the notary. Here are some of the answers, shared with permission.',
      ),
      bg_media: image('room-017'),
    }),
    block('testimonials_google_block', 'normal', {
      main_title: text('Sur Google', 'On Google'),
      average_score: 4.86,
      total_reviews: 212,
      testimonials_repeater: [
        review(
          'Catherine Lemieux',
          ['2026-10-02', 5],
          'Nadège nous a fait renoncer à une offre à deux heures de l’échéance, parce qu’un procès-verbal lui semblait louche. Elle avait raison.',
          'Nadège had us walk away from an offer two hours before the deadline because some minutes looked wrong to her. She was right.',
        ),
        review(
          'Omar Haddad',
          ['2026-08-19', 4.5],
          'Très bon suivi de A à Z. Une demi-étoile de moins pour le stationnement devant le bureau du Plateau.',
          'Very good follow-through from A to Z. Half a star off for the parking outside the Plateau office.',
        ),
        review(
          'Josée Marcotte',
          ['2026-05-01', 5],
          'Troisième transaction avec Robert. Il ne parle pas beaucoup, mais il n’oublie rien.',
          'My third transaction with Robert. He does not say much, but he forgets nothing.',
        ),
        review(
          'Étienne Rioux',
          ['2026-01-12', 4],
          'De bons conseils sur les travaux à faire avant de vendre, et surtout sur ceux à ne pas faire.',
          'Good advice on the work to do before selling, and especially on the work not to do.',
        ),
      ],
    }),
    block('testimonials_slider_block', 'normal-grey', {
      main_title: text('En quelques mots', 'In a few words'),
      testimonials_repeater: clientWords.slice(0, shownWords).map(({ as }) => as('testimonial_card_item')),
    }),
    block('testimonials_list_block', 'normal', {
      main_title: text('Des histoires plus longues', 'Longer stories'),
      testimonials_repeater: [
        story(
          'Sylvie Arsenault et Paul Nantel',
          [
            'Acheteurs d’un chalet, Sainte-Adèle',
            'Nous étions tombés amoureux d’un chalet en bois rond. Hélène a demandé à voir le rapport de la fosse septique ; il n’y en avait pas. Elle a demandé un test d’eau ; le vendeur a hésité.',
            'Trois semaines plus tard, nous savions que la fosse était à refaire et que le puits manquait d’eau en août. Nous avons acheté quand même, 38 000 $ de moins, avec une entreprise déjà réservée pour le printemps.',
            'Sans elle, nous l’aurions appris un 15 août, avec huit invités.',
          ],
          [
            'Cottage buyers, Sainte-Adèle',
            'We had fallen in love with a log cottage. Hélène asked for the septic report; there was none. She asked for a water test; the seller hesitated.',
            'Three weeks later we knew that the septic system had to be replaced and that the well ran low in August. We bought it anyway, for $38,000 less, with a contractor already booked for spring.',
            'Without her we would have found out one August 15, with eight guests.',
          ],
        ),
        story(
          'Nathaniel Brisebois',
          [
            'Vendeur d’un triplex, Villeray',
            'Étienne a passé plus de temps avec mes locataires qu’avec moi : il leur a expliqué la vente, leurs droits, l’horaire des visites. Personne n’a été bousculé.',
            'Il m’a aussi montré que mes dépenses étaient mal classées. Corrigées, elles ont convaincu la banque de l’acheteur.',
          ],
          [
            'Seller of a triplex, Villeray',
            'Étienne spent more time with my tenants than with me, explaining the sale, their rights and the visiting hours. Nobody was rushed.',
            'He also showed me that my expenses were filed the wrong way. Once corrected, they won over the buyer’s bank.',
          ],
        ),
        story(
          'Priya Raman',
          [
            'Nouvelle arrivante, Notre-Dame-de-Grâce',
            'J’arrivais de Toronto avec deux valises et une date d’entrée en fonction. Liam m’a fait visiter les écoles avant les appartements.',
            'J’ai loué un an, comme il me le conseillait, puis acheté à trois rues de là. Il aurait été plus payant pour lui de me vendre quelque chose tout de suite.',
          ],
          [
            'Newcomer, Notre-Dame-de-Grâce',
            'I arrived from Toronto with two suitcases and a start date. Liam took me to see the schools before the apartments.',
            'I rented for a year, as he advised, then bought three streets away. It would have paid him better to sell me something straight off.',
          ],
        ),
        story(
          'Huguette Lessard',
          [
            'Vendeuse, Montcalm',
            'À quatre-vingt-un ans, on ne vend pas une maison : on vide quarante-six ans d’armoires. Robert m’a donné quatre mois et le nom d’une dame qui aide à trier. La maison est partie à une jeune famille ; ils m’ont invitée à voir le jardin.',
          ],
          [
            'Seller, Montcalm',
            'At eighty-one you do not sell a house: you empty forty-six years of cupboards. Robert gave me four months and the name of a lady who helps with sorting. The house went to a young family, who had me over to see the garden.',
          ],
        ),
      ],
    }),
    block('testimonials_brokers_block', 'normal-grey', {
      main_title: text('Et ce que nos clients nous ont appris', 'And what our clients have taught us'),
      image: image('office-003'),
      orientation_x: 'right',
      testimonials_repeater: [
        broker(
          'portrait-010',
          'Didier Mbaye',
          [
            'Courtier, Rive-Sud — Longueuil',
            'Une cliente m’a un jour demandé de relire un budget de copropriété à voix haute. J’ai compris à la deuxième ligne que je ne le comprenais pas. Depuis, je résume tout en une page : si je n’y arrive pas, c’est qu’il y a un problème.',
          ],
          [
            'Broker, South Shore — Longueuil',
            'A client once asked me to read a condo budget aloud. By the second line I realized that I did not understand it. Since then I sum everything up on one page: if I cannot, there is a problem.',
          ],
        ),
        broker(
          'portrait-007',
          'Hélène Duquette',
          [
            'Courtière, Laurentides — Saint-Sauveur',
            'Un acheteur m’a demandé où se levait le soleil. J’ai dû avouer que je n’étais jamais venue le matin. Maintenant, je visite chaque propriété deux fois.',
          ],
          [
            'Broker, Laurentians — Saint-Sauveur',
            'A buyer asked me where the sun came up. I had to admit that I had never been there in the morning. Now I visit every property twice.',
          ],
        ),
      ],
    }),
    block('cta_block', 'inverted', {
      main_title: text('Votre histoire commence peut-être ici', 'Your story may start here'),
      description: rich(
        ['Racontez-nous ce que vous cherchez, ou ce que vous quittez. On vous rappelle en un jour ouvrable.'],
        ['Tell us what you are looking for, or what you are leaving. We call back within one business day.'],
      ),
      cta_repeater: ctas(
        contactButton('Raconter mon projet', 'Tell my story'),
        button('Rencontrer les courtiers', 'Meet the brokers', 'team'),
      ),
    }),
  ],
});
