import type { kindOfContext } from '@vitrine/contract/people.ts';
import { defineTexts } from '../../locale/define-texts.ts';

type Context = keyof typeof kindOfContext;
type Names = Readonly<Record<Context, readonly [one: string, many: string]>>;

const french: Names = {
  brokers: ['courtier', 'courtiers'],
  teams: ['équipe', 'équipes'],
  admins: ['membre du personnel', 'membres du personnel'],
  directors: ['membre de la direction', 'membres de la direction'],
};
const english: Names = {
  brokers: ['broker', 'brokers'],
  teams: ['team', 'teams'],
  admins: ['staff member', 'staff members'],
  directors: ['director', 'directors'],
};

const count = (names: Names, context: Context, total: number) => `${total}\u00a0${names[context][total === 1 ? 0 : 1]}`;

export const texts = defineTexts({
  fr: {
    office: 'Bureau',
    language: 'Langue',
    allOf: (name: 'office' | 'language'): string => (name === 'office' ? 'Tous les bureaux' : 'Toutes les langues'),
    filter: 'Filtrer',
    none: 'Personne de ce bureau ne parle cette langue. Choisissez tous les bureaux ou une autre langue.',
    seeMore: 'Voir plus',
    networks: (name: string): string => `Réseaux sociaux, ${name}`,
    programs: (name: string): string => `Programmes, ${name}`,
    count: (context: Context, total: number): string => count(french, context, total),
  },
  en: {
    office: 'Office',
    language: 'Language',
    allOf: (name: 'office' | 'language'): string => (name === 'office' ? 'All offices' : 'All languages'),
    filter: 'Filter',
    none: 'Nobody in this office speaks this language. Choose all offices or another language.',
    seeMore: 'See more',
    networks: (name: string): string => `Social networks, ${name}`,
    programs: (name: string): string => `Programmes, ${name}`,
    count: (context: Context, total: number): string => count(english, context, total),
  },
});
