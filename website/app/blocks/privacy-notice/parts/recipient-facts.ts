import { type Fact, listed, type Notice, takesMessages } from './notice.ts';

const some = (hosts: readonly string[]): boolean => hosts.length > 0;
/** Returns a host without what stands for any names before it. */
const bare = (host: string): string => host.replace(/^\*\./, '');
const playerNames = { youtube: 'YouTube', vimeo: 'Vimeo', matterport: 'Matterport' };

/** Who receives something, in whole sentences. */
export const recipientFacts: readonly Fact<string>[] = [
  {
    isSo: takesMessages,
    fr: () =>
      'Les personnes de l’entreprise qui en ont besoin pour leur travail. Votre message part aussi par courriel au courtier ou au service que vous joignez.',
    en: () =>
      'The people of the company who need it for their work. Your message also goes by email to the broker or the service that you contact.',
  },
  {
    isSo: ({ sends_to_crm }) => sends_to_crm,
    fr: () => 'Le logiciel de suivi de la clientèle de l’entreprise, qui reçoit une copie de vos messages.',
    en: () => 'The company’s customer management software, which receives a copy of your messages.',
  },
  {
    isSo: ({ sends_to_board }) => sends_to_board,
    fr: () =>
      'L’Association canadienne de l’immobilier (REALTOR.ca), si vous l’acceptez en écrivant à propos d’une propriété qui vient d’elle\u00a0; elle remet votre message au courtier inscripteur.',
    en: () =>
      'The Canadian Real Estate Association (REALTOR.ca), if you agree when you write about a property that comes from it; it passes your message on to the listing broker.',
  },
  {
    isSo: ({ reports }) => reports === 'with-consent',
    fr: () =>
      'L’Association canadienne de l’immobilier, qui apprend qu’une de ses propriétés a été vue ou ouverte, seulement si vous acceptez la mesure d’audience.',
    en: () =>
      'The Canadian Real Estate Association, which learns that one of its properties was viewed or clicked, only if you allow analytics.',
  },
  {
    isSo: ({ reports }) => reports === 'always',
    fr: () => 'L’Association canadienne de l’immobilier, qui apprend qu’une de ses propriétés a été vue ou ouverte.',
    en: () => 'The Canadian Real Estate Association, which learns that one of its properties was viewed or clicked.',
  },
  {
    isSo: ({ providers }) => providers === '',
    fr: () => 'Les fournisseurs qui hébergent le site et acheminent ses courriels.',
    en: () => 'The providers who host the site and carry its emails.',
  },
  { isSo: ({ providers }) => providers !== '', fr: ({ providers }) => providers, en: ({ providers }) => providers },
  {
    isSo: ({ outside, forms }) => outside.usesRecaptcha && forms.length > 0,
    fr: () =>
      'Google, par reCAPTCHA, qui protège les formulaires des robots\u00a0: il reçoit votre adresse IP et observe la façon dont le formulaire est rempli.',
    en: () =>
      'Google, through reCAPTCHA, which protects the forms from robots: it receives your IP address and observes how the form is filled in.',
  },
  {
    isSo: ({ outside }) => some(outside.heldHosts),
    fr: ({ outside }) =>
      `Des outils de mesure ou de publicité (${listed(outside.heldHosts, 'fr')}), seulement si vous les acceptez. Ils peuvent déposer leurs propres témoins.`,
    en: ({ outside }) =>
      `Measurement or advertising tools (${listed(outside.heldHosts, 'en')}), only if you allow them. They may set cookies of their own.`,
  },
  {
    isSo: ({ outside }) => some(outside.freeHosts),
    fr: ({ outside }) =>
      `Des outils nécessaires au site (${listed(outside.freeHosts, 'fr')}), qui reçoivent votre adresse IP à chaque page.`,
    en: ({ outside }) =>
      `Tools that the site needs (${listed(outside.freeHosts, 'en')}), which receive your IP address on each page.`,
  },
  {
    isSo: ({ code_hosts }) => some(code_hosts),
    fr: ({ code_hosts }) =>
      `Des outils intégrés à certaines pages (${listed(code_hosts, 'fr')}). Ceux dont la page n’a pas besoin attendent votre accord.`,
    en: ({ code_hosts }) =>
      `Tools within some pages (${listed(code_hosts, 'en')}). Those that the page does not need wait for your agreement.`,
  },
  {
    isSo: ({ outside }) => outside.usesDidomi,
    fr: () => 'Didomi, qui demande et retient vos choix de consentement.',
    en: () => 'Didomi, which asks for your consent and remembers your choices.',
  },
  {
    isSo: ({ outside }) => outside.errorHost !== null,
    fr: ({ outside }) =>
      `${outside.errorHost}, à qui les erreurs du site sont signalées\u00a0; celles de votre navigateur, seulement si vous l’acceptez.`,
    en: ({ outside }) =>
      `${outside.errorHost}, to which errors of the site are reported; those of your browser only if you allow it.`,
  },
  {
    isSo: ({ outside }) => outside.mapHost !== null,
    fr: ({ outside }) =>
      `${outside.mapHost}, d’où viennent les cartes géographiques\u00a0: il reçoit votre adresse IP et la partie de la carte que vous regardez.`,
    en: ({ outside }) =>
      `${outside.mapHost}, from which maps come: it receives your IP address and the part of the map that you look at.`,
  },
  {
    isSo: ({ outside }) => outside.mediaHost !== null,
    fr: ({ outside }) =>
      `${outside.mediaHost}, d’où viennent les images et les documents\u00a0: il reçoit votre adresse IP.`,
    en: ({ outside }) => `${outside.mediaHost}, from which pictures and documents come: it receives your IP address.`,
  },
  {
    isSo: ({ picture_hosts }) => some(picture_hosts),
    fr: ({ picture_hosts }) =>
      `${listed(picture_hosts.map(bare), 'fr')}, d’où viennent des photos de propriétés\u00a0: votre adresse IP y est transmise.`,
    en: ({ picture_hosts }) =>
      `${listed(picture_hosts.map(bare), 'en')}, from which photos of properties come: your IP address is passed on.`,
  },
  {
    isSo: ({ frame_hosts }) => some(frame_hosts),
    fr: ({ frame_hosts }) =>
      `${listed(frame_hosts, 'fr')}, dont une page est montrée dans une page de ce site\u00a0: votre adresse IP et ce que vous y faites y sont transmis, et ses propres règles s’appliquent.`,
    en: ({ frame_hosts }) =>
      `${listed(frame_hosts, 'en')}, of which a page is shown within a page of this site: your IP address and what you do there are passed on, and its own rules apply.`,
  },
  {
    isSo: ({ film_hosts }) => some(film_hosts),
    fr: ({ film_hosts }) =>
      `${listed(film_hosts, 'fr')}, d’où viennent des vidéos\u00a0: votre adresse IP y est transmise quand une page les montre.`,
    en: ({ film_hosts }) =>
      `${listed(film_hosts, 'en')}, from which videos come: your IP address is passed on when a page shows them.`,
  },
  {
    isSo: ({ has_films }) => has_films,
    fr: () =>
      'YouTube (Google), quand une vidéo joue\u00a0: elle ne démarre que si vous la lancez, ou si vos choix de consentement le permettent.',
    en: () =>
      'YouTube (Google), when a video plays: it starts only if you start it, or if your consent choices allow it.',
  },
  {
    isSo: ({ tour_players }) => some(tour_players),
    fr: ({ tour_players }) =>
      `${listed(
        tour_players.map((name) => playerNames[name]),
        'fr',
      )}, quand vous ouvrez la visite virtuelle ou le film d’une propriété, et seulement après votre accord.`,
    en: ({ tour_players }) =>
      `${listed(
        tour_players.map((name) => playerNames[name]),
        'en',
      )}, when you open the virtual tour or film of a property, and only after you agree.`,
  },
];

/** Services that are outside Québec, or may be, by name. */
export const abroadFacts: readonly Fact<readonly string[]>[] = [
  {
    isSo: ({ sends_to_board, reports }) => sends_to_board || reports !== 'never',
    fr: () => ['Association canadienne de l’immobilier (Ontario)'],
    en: () => ['Canadian Real Estate Association (Ontario)'],
  },
  {
    isSo: ({ outside, has_films, tour_players, forms }) =>
      (outside.usesRecaptcha && forms.length > 0) || has_films || tour_players.includes('youtube'),
    fr: () => ['Google (États-Unis)'],
    en: () => ['Google (United States)'],
  },
  {
    isSo: ({ tour_players }) => tour_players.includes('vimeo'),
    fr: () => ['Vimeo (États-Unis)'],
    en: () => ['Vimeo (United States)'],
  },
  {
    isSo: ({ tour_players }) => tour_players.includes('matterport'),
    fr: () => ['Matterport (États-Unis)'],
    en: () => ['Matterport (United States)'],
  },
  { isSo: ({ outside }) => outside.usesDidomi, fr: () => ['Didomi (France)'], en: () => ['Didomi (France)'] },
  { isSo: (notice) => some(hostsOfOthers(notice)), fr: hostsOfOthers, en: hostsOfOthers },
];

/** Hosts whose place the site does not know. */
function hostsOfOthers({ outside, code_hosts, film_hosts, picture_hosts, frame_hosts }: Notice): string[] {
  const single = [outside.errorHost, outside.mapHost, outside.mediaHost].filter((host) => host !== null);
  return [
    ...outside.heldHosts,
    ...outside.freeHosts,
    ...code_hosts,
    ...film_hosts,
    ...single,
    ...picture_hosts.map(bare),
    ...frame_hosts,
  ];
}
