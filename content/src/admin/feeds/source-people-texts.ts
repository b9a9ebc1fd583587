import type { PeopleResource } from '@vitrine/contract/core/staff-feed-people.ts';
import type { Language } from '../leads/staff-api.ts';

interface Texts {
  title: string;
  intro: string;
  more: (count: number) => string;
  unavailable: string;
  /** Label of the kind of a row. */
  kinds: Record<PeopleResource, string>;
  facts: (key: string, listings: number) => string;
  create: (resource: PeopleResource) => string;
  createOn: (resource: PeopleResource, site: string) => string;
  match: (name: string) => string;
  matchOn: (name: string, site: string) => string;
  matched: (name: string) => string;
  refuse: string;
  refuseOn: (site: string) => string;
  created: (name: string) => string;
  open: string;
  refused: (name: string) => string;
  refusedTitle: string;
  refusedIntro: string;
  restore: string;
  restoreOn: (site: string) => string;
  restored: (name: string) => string;
  gone: string;
  failure: string;
}

const number = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') };

export const sourcePeopleTexts: Record<Language, Texts> = {
  fr: {
    title: 'Courtiers et bureaux absents du site',
    intro:
      'La source les nomme dans des inscriptions sur le marché, et aucune fiche du site ne leur correspond. Créez leur fiche\u00a0: c’est un brouillon, que vous publiez quand il est prêt. Leurs inscriptions leur sont liées aussitôt.',
    more: (count) => `et ${number.fr.format(count)}\u00a0${count === 1 ? 'autre' : 'autres'}`,
    unavailable: 'La liste des courtiers et des bureaux de la source n’est pas accessible pour le moment.',
    kinds: { Member: 'Courtier', Office: 'Bureau' },
    facts: (key, listings) =>
      `N° ${key} · ${number.fr.format(listings)}\u00a0${listings > 1 ? 'inscriptions' : 'inscription'} sur le marché`,
    create: (resource) => (resource === 'Member' ? 'Créer cette personne' : 'Créer ce bureau'),
    createOn: (resource, site) => `${resource === 'Member' ? 'Créer cette personne' : 'Créer ce bureau'} sur ${site}`,
    match: (name) => `C’est ${name} du site`,
    matchOn: (name, site) => `C’est ${name} de ${site}`,
    matched: (name) => `Les inscriptions de ${name} lui sont liées.`,
    refuse: 'Pas des nôtres',
    refuseOn: (site) => `Pas de ${site}`,
    created: (name) => `Le brouillon de ${name} est créé.`,
    open: 'Ouvrir la fiche',
    refused: (name) => `${name} n’est plus dans la liste.`,
    refusedTitle: 'Écartés',
    refusedIntro: 'Vous avez dit qu’ils ne sont pas des vôtres.',
    restore: 'Remettre dans la liste',
    restoreOn: (site) => `Remettre dans la liste de ${site}`,
    restored: (name) => `${name} est de nouveau dans la liste.`,
    gone: 'Aucune inscription ne nomme plus cette personne ou ce bureau.',
    failure: 'Rien n’a été enregistré\u00a0: le service ne répond pas. Réessayez dans un instant.',
  },
  en: {
    title: 'Brokers and offices that the site lacks',
    intro:
      'The source names them in listings on the market, and the site has nobody who matches. Create them: it is a draft, which you publish when it is ready. Their listings are linked to them at once.',
    more: (count) => `and ${number.en.format(count)} ${count === 1 ? 'other' : 'others'}`,
    unavailable: 'The brokers and offices of the source cannot be reached right now.',
    kinds: { Member: 'Broker', Office: 'Office' },
    facts: (key, listings) =>
      `No. ${key} · ${number.en.format(listings)} ${listings === 1 ? 'listing' : 'listings'} on the market`,
    create: (resource) => (resource === 'Member' ? 'Create this person' : 'Create this office'),
    createOn: (resource, site) => `${resource === 'Member' ? 'Create this person' : 'Create this office'} on ${site}`,
    match: (name) => `It is ${name} of the site`,
    matchOn: (name, site) => `It is ${name} of ${site}`,
    matched: (name) => `The listings of ${name} are linked.`,
    refuse: 'Not one of ours',
    refuseOn: (site) => `Not of ${site}`,
    created: (name) => `The draft of ${name} is created.`,
    open: 'Open',
    refused: (name) => `${name} is no longer in the list.`,
    refusedTitle: 'Set aside',
    refusedIntro: 'You said that they are not yours.',
    restore: 'Back to the list',
    restoreOn: (site) => `Back to the list of ${site}`,
    restored: (name) => `${name} is in the list again.`,
    gone: 'No listing names this person or office any more.',
    failure: 'Nothing was saved: the service does not answer. Try again in a moment.',
  },
};
