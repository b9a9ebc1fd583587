import { page } from '../../authored-page.ts';
import {
  block,
  brokers,
  button,
  contactButton,
  ctas,
  image,
  item,
  link,
  rich,
  text,
  textarea,
} from '../../authoring.ts';

const figure = (fr: [figure: string, meaning: string], en: [figure: string, meaning: string]) =>
  item('statistic_item', { main_title: text(fr[0], en[0]), description: textarea(fr[1], en[1]) });

const reward = (ident: string, fr: [name: string, reason: string], en: [name: string, reason: string]) =>
  item('reward_item', { ident, main_title: text(fr[0], en[0]), description: textarea(fr[1], en[1]) });

export const team = page({
  name: 'team',
  title: { fr: 'Équipe', en: 'Team' },
  picture: 'office-007',
  seo: {
    fr: {
      title: 'Nos courtiers et notre équipe | Groupe Rivage',
      description:
        'Douze courtiers à Montréal, à Québec, à Longueuil et à Saint-Sauveur : trouvez celui de votre secteur, ses langues, son téléphone et son courriel.',
    },
    en: {
      title: 'Our Brokers and Our Team | Groupe Rivage',
      description:
        'Twelve brokers in Montréal, Québec City, Longueuil and Saint-Sauveur: find the one for your area, with the languages they speak and their number.',
    },
  },
  blocks: [
    block('hero_block_1', 'inverted', {
      super_title: text('Notre équipe', 'Our team'),
      main_title: text('Des gens qui rappellent', 'People who call back'),
      description: textarea(
        'Douze courtiers et, derrière eux, quatre personnes qui veillent sur les dossiers, les délais et la cafetière.',
        'Twelve brokers and, behind them, four people who look after the files, the deadlines and the coffee maker.',
      ),
      bg_media: image('office-007'),
    }),
    block(
      'member_cards_block',
      'normal',
      { main_title: text('Trouvez votre courtier', 'Find your broker') },
      brokers(),
    ),
    block('statistics_block', 'normal-grey', {
      main_title: text('L’agence en quatre chiffres', 'The agency in four figures'),
      statistics_repeater: [
        figure(
          ['12', 'courtiers, qui possèdent l’agence à parts égales'],
          ['12', 'brokers, with equal shares in the agency'],
        ),
        figure(
          ['6', 'langues parlées dans nos bureaux, du créole haïtien au chinois'],
          ['6', 'languages spoken in our offices, from Haitian Creole to Chinese'],
        ),
        figure(
          ['1 heure', 'de route, tout au plus, entre votre courtier et votre porte'],
          ['1 hour', 'on the road, at most, between your broker and your door'],
        ),
        figure(
          ['24', 'rencontres de formation par année, pour toute l’équipe'],
          ['24', 'training sessions a year, for the whole team'],
        ),
      ],
    }),
    block(
      'team_members_block',
      'normal',
      { main_title: text('Les voix que vous entendrez aussi', 'The other voices you will hear') },
      { core_data: { source: 'people', query: { kind: 'admin' }, limit: 6 } },
    ),
    block('author_block', 'normal-grey', {
      author_avatar: image('portrait-016'),
      author_name: text('Brigitte Laramée, dirigeante de l’agence', 'Brigitte Laramée, agency executive officer'),
      description: rich(
        [
          'J’ai fondé Groupe Rivage avec deux collègues en 2009. Depuis, je ne prends plus de mandats : je forme les nôtres, je réponds aux questions difficiles et je lis moi-même chaque plainte. Il y en a peu ; chacune nous a appris quelque chose.',
          'Je choisis nos courtiers sur une seule question : leur confierais-je la maison de ma mère ? Si vous n’êtes pas satisfait de l’un d’eux, c’est à moi qu’il faut le dire.',
        ],
        [
          'I founded Groupe Rivage with two colleagues in 2009. I no longer take mandates: I train our brokers, answer the hard questions and read every complaint myself. There are few of them, and each has taught us something.',
          'I choose our brokers on a single question: would I trust them with my mother’s house? If one of them falls short, I am the person to tell.',
        ],
      ),
      cta: link('Écrire à la direction', 'Write to the management', { href: 'mailto:direction@groupe-rivage.example' }),
    }),
    block('rewards_block', 'normal', {
      main_title: text('Reconnus par leurs pairs', 'Recognized by their peers'),
      rewards_repeater: [
        reward(
          'reussite-carriere',
          ['Réussite de carrière', 'Robert Chamberland, 2024, pour trente ans de courtage à Québec.'],
          ['Career Achievement', 'Robert Chamberland, 2024, for thirty years of brokerage in Québec City.'],
        ),
        reward(
          'diamant',
          ['Club Diamant', 'Hélène Duquette, 2025, pour ses ventes dans les Laurentides.'],
          ['Diamond Club', 'Hélène Duquette, 2025, for her sales in the Laurentians.'],
        ),
        reward(
          'platine',
          ['Club Platine', 'Étienne Garneau, de 2022 à 2025.'],
          ['Platinum Club', 'Étienne Garneau, from 2022 to 2025.'],
        ),
        reward(
          '100-perct',
          ['Club 100 %', 'Mei-Lin Fortier et Didier Mbaye, 2025.'],
          ['100% Club', 'Mei-Lin Fortier and Didier Mbaye, 2025.'],
        ),
        reward(
          'pretige',
          ['Prestige', 'Annick Bergeron, 2023, pour la mise en valeur de demeures anciennes.'],
          ['Prestige', 'Annick Bergeron, 2023, for the staging of heritage homes.'],
        ),
        reward(
          'select',
          ['Select', 'Nadège Saint-Fleur, 2024, à sa troisième année de métier.'],
          ['Select', 'Nadège Saint-Fleur, 2024, in her third year as a broker.'],
        ),
      ],
    }),
    block('cta_block', 'inverted', {
      main_title: text('Vous hésitez entre deux courtiers ?', 'Torn between two brokers?'),
      description: rich(
        ['Décrivez-nous votre projet : Josiane vous mettra en contact avec la bonne personne, le jour même.'],
        ['Tell us about your plans: Josiane will put you in touch with the right person the same day.'],
      ),
      cta_repeater: ctas(
        contactButton('Décrire mon projet', 'Describe my plans'),
        button('Travailler avec nous', 'Work with us', 'careers'),
      ),
    }),
  ],
});
