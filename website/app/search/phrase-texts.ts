import { defineTexts } from '../locale/define-texts.ts';
import type { PhraseLine } from './phrase-lines.ts';
import type { Suggestions } from './suggestions.ts';

type Heard = Pick<Suggestions, 'names' | 'unknown' | 'total'>;

/** The texts of the suggestions, which come with their code. */
export const phraseTexts = defineTexts({
  fr: {
    suggestions: 'Suggestions',
    kind: (kind: PhraseLine['kind']): string => (kind === 'listing' ? 'Propriétés' : 'Lieux'),
    searchFor: (text: string) => `Rechercher «\u00a0${text}\u00a0»`,
    notUnderstood: (words: string) => `Nous n’avons pas compris\u00a0: ${words}`,
    number: (uls: string) => `no\u00a0${uls}`,
    wholeRegion: (region: string) => `${region}\u00a0: toute la région`,
    chosen: (count: number) => (count > 1 ? `${count} lieux choisis` : `${count} lieu choisi`),
    heard: ({ names, unknown, total }: Heard) =>
      [
        ...names,
        ...(unknown.length > 0 ? [`Nous n’avons pas compris\u00a0: ${unknown.join(', ')}`] : []),
        ...(total === null ? [] : [total > 1 ? `${total} propriétés` : `${total} propriété`]),
      ].join('. '),
  },
  en: {
    suggestions: 'Suggestions',
    kind: (kind: PhraseLine['kind']): string => (kind === 'listing' ? 'Properties' : 'Places'),
    searchFor: (text: string) => `Search for “${text}”`,
    notUnderstood: (words: string) => `We did not understand: ${words}`,
    number: (uls: string) => `no. ${uls}`,
    wholeRegion: (region: string) => `${region}: the whole region`,
    chosen: (count: number) => (count > 1 ? `${count} places chosen` : `${count} place chosen`),
    heard: ({ names, unknown, total }: Heard) =>
      [
        ...names,
        ...(unknown.length > 0 ? [`We did not understand: ${unknown.join(', ')}`] : []),
        ...(total === null ? [] : [total === 1 ? `${total} property` : `${total} properties`]),
      ].join('. '),
  },
});
