import { page } from '../../authored-page.ts';
import { block, image, rich, text, textarea } from '../../authoring.ts';

export const contact = page({
  name: 'contact',
  title: { fr: 'Contact', en: 'Contact' },
  picture: 'facade-040',
  seo: {
    fr: {
      title: 'Joindre Maude Tessier-Lavoie, courtière immobilière',
      description:
        'Un courriel, un texto ou un café rue Saint-Denis : choisissez. Je réponds moi-même, le jour même en semaine et le lendemain la fin de semaine.',
    },
    en: {
      title: 'Contact Maude Tessier-Lavoie, Real Estate Broker',
      description:
        'An email, a text or a coffee on Saint-Denis Street: take your pick. I answer in person, the same day on weekdays and the next day on weekends.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      arrangement: 'beside',
      super_title: text('Contact', 'Contact'),
      main_title: text('C’est moi qui réponds', 'I’m the one who answers'),
      description: textarea(
        'Pas de boîte vocale interminable, pas d’adjoint : vous écrivez, je réponds.',
        'No endless voice mail, no assistant: you write, I answer.',
      ),
      bg_media: image('facade-040'),
    }),
    block('contact_form_block', 'normal-grey', {
      main_title: text('Écrivez-moi', 'Write to me'),
      description: rich(
        ['Dites-moi ce que vous cherchez ou ce que vous vendez. Une adresse et deux phrases suffisent.'],
        ['Tell me what you are looking for, or selling. An address and two sentences will do.'],
      ),
      recipient_type: 'broker',
      recipient_slug: 'maude-tessier-lavoie',
      broker_avatar: image('portrait-001', { x: 50, y: 30 }),
      broker_name: text('Maude Tessier-Lavoie', 'Maude Tessier-Lavoie'),
      broker_subtitle: text('Courtière immobilière résidentielle', 'Residential real estate broker'),
      broker_under_subtitle: text('514 555-0126', '514 555-0126'),
    }),
    block('text_block_2', 'normal', {
      text_align: 'center',
      main_title: text('Où me trouver', 'Where to find me'),
      description: rich(
        [
          '<p>Au bureau, du mardi au vendredi :<br>4260, rue Saint-Denis, bureau\u00a0200<br>Montréal (Québec) H2J 2K8</p>',
          '<p><a href="tel:+15145550126">514 555-0126</a><br><a href="mailto:maude-tessier-lavoie@groupe-rivage.example">maude-tessier-lavoie@groupe-rivage.example</a></p>',
          'Le samedi matin, cherchez-moi plutôt au marché Jean-Talon, du côté des tomates.',
        ],
        [
          '<p>At the office, Tuesday to Friday:<br>4260 Saint-Denis Street, Suite 200<br>Montréal, Québec H2J 2K8</p>',
          '<p><a href="tel:+15145550126">514 555-0126</a><br><a href="mailto:maude-tessier-lavoie@groupe-rivage.example">maude-tessier-lavoie@groupe-rivage.example</a></p>',
          'On Saturday mornings, look for me at Jean-Talon Market instead, over by the tomatoes.',
        ],
      ),
    }),
  ],
});
