import type { PrivacyTopic } from '@vitrine/contract/privacy-topics.ts';
import { type Fact, hasForm, type Notice, period, takesMessages } from './notice.ts';

/** A row about something that is collected. */
export interface CollectedRow {
  title: string;
  what: string;
  why: string;
  kept: string;
}

const shortest = 1095;

/** A message in progress outlives a short period (`core/src/leads/retention.ts`). */
const messageKept = {
  fr: ({ message_days: days }: Notice) =>
    `${period(days, 'fr')} après la dernière activité${days < shortest ? `\u00a0; ${period(shortest, 'fr')} si votre demande est encore en cours` : ''}.`,
  en: ({ message_days: days }: Notice) =>
    `${period(days, 'en')} after the last activity${days < shortest ? `; ${period(shortest, 'en')} while your request is still in progress` : ''}.`,
};

/** What is collected, in the order of the table. */
export const collectedFacts: Readonly<Record<PrivacyTopic, Fact<CollectedRow>>> = {
  message: {
    isSo: hasForm('contact_form'),
    fr: (notice) => ({
      title: 'Vos messages',
      what: 'Prénom, nom, courriel, téléphone si vous le donnez, et votre message, avec la page d’où il part, le type de navigateur et, si vous cherchiez une propriété, vos critères.',
      why: 'Vous répondre et faire le suivi de votre demande.',
      kept: messageKept.fr(notice),
    }),
    en: (notice) => ({
      title: 'Your messages',
      what: 'First name, last name, email, telephone if you give it, and your message, with the page it comes from, the type of browser and, if you were looking for a property, your criteria.',
      why: 'To answer you and follow up on your request.',
      kept: messageKept.en(notice),
    }),
  },
  visit: {
    isSo: hasForm('visit_request'),
    fr: (notice) => ({
      title: 'Vos demandes de visite',
      what: 'Vos coordonnées, la propriété et les moments que vous proposez.',
      why: 'Organiser la visite.',
      kept: messageKept.fr(notice),
    }),
    en: (notice) => ({
      title: 'Your requests for a visit',
      what: 'Your contact details, the property and the times that you propose.',
      why: 'To arrange the visit.',
      kept: messageKept.en(notice),
    }),
  },
  valuation: {
    isSo: hasForm('property_valuation'),
    fr: (notice) => ({
      title: 'Vos demandes d’évaluation',
      what: 'Vos coordonnées, l’adresse et la description de votre propriété, et vos projets pour elle.',
      why: 'Estimer la valeur de votre propriété et vous joindre.',
      kept: messageKept.fr(notice),
    }),
    en: (notice) => ({
      title: 'Your requests for a valuation',
      what: 'Your contact details, the address and description of your property, and your plans for it.',
      why: 'To estimate the value of your property and reach you.',
      kept: messageKept.en(notice),
    }),
  },
  alert: {
    isSo: hasForm('property_alert'),
    fr: () => ({
      title: 'Vos alertes immobilières',
      what: 'Courriel, critères de recherche et propriétés déjà envoyées\u00a0; nom et téléphone si vous les donnez.',
      why: 'Vous envoyer les propriétés qui correspondent à votre recherche. L’alerte ne commence qu’une fois confirmée par courriel.',
      kept: `Jusqu’à ce que vous y mettiez fin\u00a0; ${period(30, 'fr')} si elle n’est pas confirmée. Le relevé des courriels envoyés est effacé après ${period(30, 'fr')}, celui des propriétés après ${period(180, 'fr')}.`,
    }),
    en: () => ({
      title: 'Your property alerts',
      what: 'Email, search criteria and properties already sent; name and telephone if you give them.',
      why: 'To send you the properties that match your search. An alert begins only once it is confirmed by email.',
      kept: `Until you end it; ${period(30, 'en')} if it is not confirmed. The record of emails sent is deleted after ${period(30, 'en')}, that of properties after ${period(180, 'en')}.`,
    }),
  },
  report: {
    isSo: ({ has_listings }) => has_listings,
    fr: () => ({
      title: 'Rapports aux vendeurs',
      what: 'Le courriel du vendeur qui veut suivre sa propriété.',
      why: 'Lui envoyer chaque semaine les chiffres de sa propriété, avec son consentement.',
      kept: 'Jusqu’à ce que le vendeur y mette fin ou que la propriété ne soit plus offerte.',
    }),
    en: () => ({
      title: 'Reports to sellers',
      what: 'The email of a seller who wants to follow their property.',
      why: 'To send them the figures of their property every week, with their consent.',
      kept: 'Until the seller ends it or the property is no longer on offer.',
    }),
  },
  consent: {
    isSo: takesMessages,
    fr: ({ proof_days }) => ({
      title: 'Vos consentements',
      what: 'Le texte accepté, le moment, la page, la langue et votre courriel\u00a0; de même pour un retrait.',
      why: 'Prouver votre consentement, comme la Loi 25 et la Loi canadienne anti-pourriel nous y obligent.',
      kept: `${period(proof_days, 'fr')} après la fin de ce qu’il permettait. Une empreinte remplace votre courriel dès que votre message est détruit.`,
    }),
    en: ({ proof_days }) => ({
      title: 'Your consents',
      what: 'The text you accepted, the moment, the page, the language and your email; the same for a withdrawal.',
      why: 'To prove your consent, as Law 25 and Canada’s Anti-Spam Legislation require of us.',
      kept: `${period(proof_days, 'en')} after the end of what it allowed. A fingerprint replaces your email once your message is destroyed.`,
    }),
  },
  request: {
    isSo: takesMessages,
    fr: () => ({
      title: 'Vos demandes d’effacement',
      what: 'Une empreinte de votre courriel et de votre téléphone, qui ne permet pas de les lire, et le reçu, qui ne nomme personne.',
      why: 'Prouver l’effacement et le refaire si une sauvegarde est rétablie.',
      kept: `Aussi longtemps que le site existe. L’adresse à laquelle part le reçu est effacée avec son envoi, au plus tard après ${period(60, 'fr')}.`,
    }),
    en: () => ({
      title: 'Your requests for erasure',
      what: 'A fingerprint of your email and telephone, from which they cannot be read, and the receipt, which names nobody.',
      why: 'To prove the erasure and repeat it if a backup is restored.',
      kept: `As long as the site exists. The address to which the receipt goes is deleted as it is sent, after ${period(60, 'en')} at most.`,
    }),
  },
  figures: {
    isSo: ({ has_listings }) => has_listings,
    fr: () => ({
      title: 'Fréquentation, sans vous suivre',
      what: 'Le nombre de fois, par jour, qu’une propriété est vue, gardée, partagée ou ouverte en PDF, et les endroits et types recherchés. Ni votre adresse IP ni rien qui vous désigne.',
      why: 'Savoir ce qui intéresse les visiteurs et en informer les vendeurs. Si votre navigateur envoie le signal Global Privacy Control, votre visite n’est pas comptée.',
      kept: '25\u00a0mois.',
    }),
    en: () => ({
      title: 'Traffic, without following you',
      what: 'How many times a day a property is viewed, kept, shared or opened as a PDF, and the places and types searched for. Neither your IP address nor anything that points to you.',
      why: 'To know what interests visitors and inform sellers. If your browser sends the Global Privacy Control signal, your visit is not counted.',
      kept: '25\u00a0months.',
    }),
  },
  limits: {
    isSo: takesMessages,
    fr: () => ({
      title: 'Protection contre les abus',
      what: 'Votre adresse IP et votre courriel, le temps de compter les envois.',
      why: 'Empêcher l’envoi massif de messages.',
      kept: 'De dix minutes à un jour.',
    }),
    en: () => ({
      title: 'Protection from abuse',
      what: 'Your IP address and your email, while messages are counted.',
      why: 'To stop floods of messages.',
      kept: 'Ten minutes to a day.',
    }),
  },
  team: {
    isSo: ({ has_team }) => has_team,
    fr: () => ({
      title: 'Personnes présentées sur le site',
      what: 'Nom, portrait, coordonnées professionnelles, permis et présentation.',
      why: 'Faire connaître l’équipe et vous mettre en contact avec la bonne personne.',
      kept: `Tant que la personne est présentée\u00a0; ${period(30, 'fr')} de plus dans la corbeille.`,
    }),
    en: () => ({
      title: 'People presented on the site',
      what: 'Name, portrait, professional contact details, licence and presentation.',
      why: 'To introduce the team and put you in touch with the right person.',
      kept: `While the person is presented, and ${period(30, 'en')} more in the trash.`,
    }),
  },
};
