import { page } from '../../authored-page.ts';
import {
  block,
  button,
  contactButton,
  ctas,
  icon,
  iconLine,
  image,
  item,
  link,
  question,
  rich,
  type Target,
  text,
  textarea,
} from '../../authoring.ts';
import type { PictureKey } from '../../picture-alt.ts';

const applications = { href: 'mailto:carrieres@groupe-rivage.example' };

type Way = [title: string, text: string, action: string];

const way = (picture: PictureKey, target: Target, fr: Way, en: Way) =>
  item('redirect_item', {
    main_title: text(fr[0], en[0]),
    description: textarea(fr[1], en[1]),
    image: image(picture),
    cta: link(fr[2], en[2], target),
  });

const step = (fr: [title: string, text: string], en: [title: string, text: string]) =>
  item('list_item', { main_title: text(fr[0], en[0]), description: rich([fr[1]], [en[1]]) });

const passage = (fr: string, en: string) => item('text_row_item', { description: rich([fr], [en]) });
const pictures = (...keys: PictureKey[]) =>
  item('media_row_item', { media_repeater: keys.map((key) => item('media_item', { media: image(key) })) });

export const careers = page({
  name: 'careers',
  title: { fr: 'Carrières', en: 'Careers' },
  picture: 'office-001',
  seo: {
    fr: {
      title: 'Carrières : devenir courtier chez Groupe Rivage',
      description:
        'Mentorat de six mois, aucun quota, une agence qui appartient à ses courtiers : voyez comment se joindre à Groupe Rivage, avec ou sans permis.',
    },
    en: {
      title: 'Careers: Become a Broker with Groupe Rivage',
      description:
        'Six months of mentoring, no quotas, an agency owned by its brokers: see how to join Groupe Rivage, whether or not you hold a licence already.',
    },
  },
  blocks: [
    block('hero_cta_info_block', 'inverted', {
      main_title: text('Un métier de confiance s’apprend à deux', 'Trust is a trade you learn in pairs'),
      description: rich(
        [
          'Nous n’accueillons qu’un ou deux courtiers par année, pour pouvoir les accompagner. Si vous lisez cette page jusqu’au bout, c’est peut-être vous.',
        ],
        [
          'We take on only one or two brokers a year, so that we can give them our time. If you read this page to the end, it may be you.',
        ],
      ),
      bg_media: image('office-006'),
      orientation_x: 'left',
      cta_repeater: ctas(
        button('Envoyer ma candidature', 'Send my application', applications),
        contactButton('Poser une question', 'Ask a question'),
      ),
      list_items_repeater: [
        iconLine('users', 'Un mentor pendant six mois', 'A mentor for six months'),
        iconLine('gauge', 'Aucun quota de mandats', 'No quota of mandates'),
        iconLine('handshake', 'Des parts de l’agence après deux ans', 'Shares in the agency after two years'),
      ],
    }),
    block('multi_redirect_vertical_block', 'normal', {
      main_title: text('Trois portes d’entrée', 'Three ways in'),
      redirects_repeater: [
        way(
          'article-001',
          'contact',
          [
            'Vous venez d’obtenir votre permis',
            'Vos dix premières visites, votre première promesse d’achat et votre premier refus se vivent avec quelqu’un à vos côtés.',
            'Parler à un mentor',
          ],
          [
            'You have just earned your licence',
            'Your first ten visits, your first promise to purchase and your first refusal all happen with someone beside you.',
            'Talk to a mentor',
          ],
        ),
        way(
          'office-003',
          'team',
          [
            'Vous êtes courtier ailleurs',
            'Vous gardez vos clients, votre numéro et votre façon de faire. Nous apportons la conformité, la mise en marché et des collègues qui se relisent.',
            'Rencontrer l’équipe',
          ],
          [
            'You are a broker elsewhere',
            'You keep your clients, your number and your way of working. We bring compliance, marketing and colleagues who proofread one another.',
            'Meet the team',
          ],
        ),
        way(
          'article-002',
          applications,
          [
            'Vous préférez les coulisses',
            'Coordination, conformité, mise en marché : l’équipe administrative compte trois personnes et en cherche parfois une quatrième.',
            'Envoyer un CV',
          ],
          [
            'You prefer backstage',
            'Coordination, compliance, marketing: the administrative team has three people and sometimes looks for a fourth.',
            'Send a résumé',
          ],
        ),
      ],
    }),
    block('icon_list_block', 'normal-grey', {
      main_title: text('Compris dès le premier jour', 'Included from day one'),
      list_items_repeater: [
        iconLine(
          'camera',
          'Photos, plan et visite virtuelle payés par l’agence',
          'Photos, floor plan and virtual tour paid by the agency',
        ),
        iconLine('file-check', 'Chaque contrat relu avant la signature', 'Every contract proofread before signing'),
        iconLine('graduation-cap', 'Deux rencontres de formation par mois', 'Two training sessions a month'),
        iconLine('map-pinned', 'Un poste de travail dans les quatre bureaux', 'A workstation in all four offices'),
        iconLine(
          'calendar-off',
          'Un collègue qui prend vos appels en vacances',
          'A colleague who takes your calls on holiday',
        ),
        iconLine(
          'scale',
          'Une entente de partage écrite, la même pour tous',
          'A written split agreement, the same for everyone',
        ),
      ],
    }),
    block('text_image_multiple_block', 'normal', {
      main_title: text('Une semaine au bureau', 'A week at the office'),
      cta: link('Lire notre histoire', 'Read our story', 'about'),
      rows_repeater: [
        passage(
          'Le lundi à 8 h 30, tout le monde est autour de la grande table, Québec et Saint-Sauveur par vidéo. Chacun présente une propriété, un doute et un bon coup. On repart avec deux acheteurs possibles et une question pour le notaire.',
          'On Monday at 8:30, everyone sits around the big table, Québec City and Saint-Sauveur by video. Each of us presents a property, a doubt and a good move. We leave with two possible buyers and a question for the notary.',
        ),
        pictures('office-005', 'office-001'),
        passage(
          'Du mardi au jeudi, on visite. Les nouveaux suivent leur mentor, prennent les notes et rédigent le compte rendu du soir ; au bout de six semaines, les rôles s’inversent. Le vendredi, chaque client a des nouvelles, même courtes, et la cafetière est détartrée à tour de rôle.',
          'From Tuesday to Thursday we visit. New brokers follow their mentor, take the notes and write the evening report; after six weeks the roles are reversed. On Friday every client hears from us, however briefly, and we take turns descaling the coffee maker.',
        ),
        pictures('facade-006'),
      ],
    }),
    block('list_block', 'normal-grey', {
      main_title: text('Comment nous choisissons', 'How we choose'),
      description: rich(
        ['Quatre rencontres en un mois. Vous nous évaluez autant que nous vous évaluons.'],
        ['Four meetings in a month. You size us up as much as we size you up.'],
      ),
      list_type: 'ordered',
      list_items_repeater: [
        step(
          [
            'Un café avec Brigitte',
            'Quarante-cinq minutes avec la dirigeante de l’agence, sans formulaire. Elle vous demandera pourquoi ce métier, et répondra à la même question.',
          ],
          [
            'A coffee with Brigitte',
            'Forty-five minutes with the agency executive officer, and no forms. She will ask why this trade, and answer the same question.',
          ],
        ),
        step(
          ['Une journée de visites', 'Vous accompagnez un courtier du matin au soir, avec l’accord des clients.'],
          ['A day of visits', 'You follow a broker from morning to evening, with the clients’ consent.'],
        ),
        step(
          [
            'Un dossier à lire',
            'Un certificat de localisation, une promesse d’achat, trois erreurs. On en discute ensuite.',
          ],
          ['A file to read', 'A certificate of location, a promise to purchase, three mistakes. Then we talk it over.'],
        ),
        step(
          [
            'L’entente, chiffres en main',
            'Partage de la rétribution, frais, mentorat : vous repartez avec le texte et prenez une semaine pour décider.',
          ],
          [
            'The agreement, in figures',
            'Remuneration split, fees, mentoring: you leave with the text and take a week to decide.',
          ],
        ),
      ],
    }),
    block('cta_double_block', 'normal', {
      cards_repeater: [
        item('icon_cta_card_item', {
          icon: icon('send'),
          main_title: text('Prêt à essayer ?', 'Ready to try?'),
          cta: button('Envoyer ma candidature', 'Send my application', applications),
        }),
        item('icon_cta_card_item', {
          icon: icon('users'),
          main_title: text('Envie de nous connaître d’abord ?', 'Rather get to know us first?'),
          cta: button('Rencontrer l’équipe', 'Meet the team', 'team'),
        }),
      ],
    }),
    block('questions_answers_block', 'normal-grey', {
      main_title: text('Ce que l’on nous demande avant de postuler', 'What people ask before applying'),
      items_repeater: [
        question(
          [
            'Faut-il déjà avoir un permis ?',
            'Pour exercer, oui : l’OACIQ le délivre après une formation de base reconnue et un examen. Si vous êtes encore aux études, écrivez-nous tout de même ; nous prenons un stagiaire chaque été.',
          ],
          [
            'Do I need a licence already?',
            'To practise, yes: the OACIQ issues it after a recognized basic training program and an exam. If you are still studying, write to us all the same; we take one intern every summer.',
          ],
        ),
        question(
          [
            'Combien gagne-t-on la première année ?',
            'Peu, pendant les quatre ou cinq premiers mois : il s’écoule du temps entre un premier client et un premier acte. Prévoyez six mois de dépenses. Nous vous montrerons les revenus réels, sans noms, de nos trois dernières recrues.',
          ],
          [
            'How much does one earn in the first year?',
            'Little for the first four or five months: time passes between a first client and a first deed. Plan for six months of expenses. We will show you the real income, without names, of our last three recruits.',
          ],
        ),
        question(
          [
            'Peut-on travailler à temps partiel ?',
            'Comme courtier, non : un client n’a qu’une maison et mérite qu’on réponde. Dans l’équipe administrative, oui.',
          ],
          [
            'Can I work part time?',
            'As a broker, no: clients have only one home and deserve an answer. On the administrative team, yes.',
          ],
        ),
        question(
          [
            'Dois-je amener ma propre clientèle ?',
            'Non. Une bonne part de nos clients viennent de recommandations, que nous répartissons par secteur. À vous ensuite de mériter les vôtres.',
          ],
          [
            'Do I have to bring my own clients?',
            'No. A good share of our clients come from referrals, which we assign by area. Earning your own is then up to you.',
          ],
        ),
      ],
    }),
    block('cta_block', 'inverted', {
      main_title: text('On commence par un café ?', 'Shall we start with a coffee?'),
      description: rich(
        ['Brigitte lit elle-même chaque candidature et répond en une semaine, même quand la réponse est non.'],
        ['Brigitte reads every application herself and answers within a week, even when the answer is no.'],
      ),
      cta_repeater: ctas(
        button('Écrire à Brigitte', 'Write to Brigitte', { href: 'mailto:direction@groupe-rivage.example' }),
        link('514 555-0142', '514 555-0142', { href: 'tel:+15145550142' }),
      ),
    }),
  ],
});
