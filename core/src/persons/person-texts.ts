import type { ErasedKind, PersonRecord } from '@vitrine/contract/core/persons.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

interface PersonTexts {
  file: {
    title: string;
    intro: (sites: string, asOf: string) => string;
    none: string;
    sections: Record<'messages' | 'alerts' | 'reports' | 'mails' | 'consents' | 'rights', string>;
    received: string;
    site: string;
    page: string;
    message: string;
    recipient: string;
    browser: string;
    notes: string;
    passedOn: string;
    crm: string;
    board: string;
    kept: string;
    places: string;
    status: string;
    asked: string;
    askedFrom: string;
    confirmed: string;
    ended: string;
    listing: string;
    how: string;
    words: (version: number) => string;
    rights: string;
  };
  mails: Record<PersonRecord['mails'][number]['kind'], string>;
  waiting: string;
  statuses: Record<PersonRecord['alerts'][number]['status'] | 'ended', string>;
  receipt: {
    title: string;
    number: string;
    date: string;
    sites: string;
    allSites: string;
    done: string;
    erased: string;
    kinds: Record<ErasedKind, string>;
    kept: string;
    keptProof: string;
    keptReceipt: string;
    backups: (day: string) => string;
    logs: string;
    elsewhere: string;
    subject: string;
    greeting: string;
    keep: string;
    questions: string;
  };
}

export const personTexts: Record<Locale, PersonTexts> = {
  fr: {
    file: {
      title: 'Vos renseignements personnels',
      intro: (sites, asOf) => `Tout ce que ${sites} conserve à votre sujet, en date du ${asOf}.`,
      none: 'Rien.',
      sections: {
        messages: 'Demandes',
        alerts: 'Alertes immobilières',
        reports: 'Rapports hebdomadaires aux vendeurs',
        mails: 'Courriels',
        consents: 'Consentements',
        rights: 'Vos droits',
      },
      received: 'Reçue le',
      site: 'Site',
      page: 'Page',
      message: 'Message',
      recipient: 'Destinataire',
      browser: 'Navigateur',
      notes: 'Notes de l’équipe',
      passedOn: 'Communiquée aussi',
      crm: 'au logiciel de gestion de la clientèle du courtier',
      board: 'à la chambre immobilière de l’inscription',
      kept: 'Conservée jusqu’au',
      places: 'Secteurs',
      status: 'État',
      asked: 'Demandée le',
      askedFrom: 'Adresse réseau',
      confirmed: 'Confirmée le',
      ended: 'Terminée le',
      listing: 'Inscription',
      how: 'Votre accord, noté par l’équipe',
      words: (version) => `Texte affiché (version ${version})`,
      rights:
        'Vous pouvez demander que ces renseignements soient corrigés ou effacés, et retirer votre consentement. Écrivez à la personne responsable de la protection des renseignements personnels, que nomme notre politique de confidentialité. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à la Commission d’accès à l’information du Québec.',
    },
    mails: { confirmation: 'Accusé de réception', alert: 'Alerte immobilière', report: 'Rapport au vendeur' },
    waiting: 'en attente d’envoi',
    statuses: {
      pending: 'à confirmer',
      active: 'en cours',
      paused: 'en pause',
      unsubscribed: 'terminée',
      ended: 'terminé',
    },
    receipt: {
      title: 'Reçu d’effacement',
      number: 'Numéro',
      date: 'Effacé le',
      sites: 'Sites',
      allSites: 'Tous les sites',
      done: 'Les renseignements personnels que nous avions à votre sujet ont été effacés, comme le permet la Loi sur la protection des renseignements personnels dans le secteur privé (Loi 25).',
      erased: 'Ce qui a été effacé',
      kinds: {
        messages: 'Demandes',
        notes: 'Notes de l’équipe',
        mails: 'Traces de courriels',
        alerts: 'Alertes immobilières',
        reports: 'Rapports aux vendeurs',
        consents: 'Consentements dont l’adresse a été retirée',
      },
      kept: 'Ce qui reste, et pourquoi',
      keptProof:
        'La date et le texte de vos consentements, sans votre nom ni votre adresse\u00a0: une empreinte chiffrée en tient lieu, parce que la loi nous oblige à pouvoir prouver que nous avions votre accord.',
      keptReceipt:
        'Ce reçu, et la même empreinte, qui permet de vous effacer de nouveau si une copie de sauvegarde devait être restaurée.',
      backups: (day) =>
        `Nos copies de sauvegarde peuvent encore contenir vos renseignements jusqu’au ${day}, jour où la dernière est remplacée. Elles ne servent qu’à rétablir le service après une panne.`,
      logs: 'Nos journaux techniques ne contiennent pas de renseignements personnels.',
      elsewhere:
        'Les courriels que le courtier a déjà reçus sont dans sa boîte, et non chez nous. Demandez-lui de les supprimer.',
      subject: 'Vos renseignements personnels ont été effacés',
      greeting: 'Bonjour,',
      keep: 'Gardez ce courriel\u00a0: son numéro nous permet de retrouver cet effacement. Votre adresse, qui a servi à vous l’envoyer, est maintenant effacée elle aussi.',
      questions: 'Pour toute question, répondez à ce courriel.',
    },
  },
  en: {
    file: {
      title: 'Your personal information',
      intro: (sites, asOf) => `Everything that ${sites} keeps about you, as of ${asOf}.`,
      none: 'Nothing.',
      sections: {
        messages: 'Inquiries',
        alerts: 'Property alerts',
        reports: 'Weekly reports to sellers',
        mails: 'Emails',
        consents: 'Consents',
        rights: 'Your rights',
      },
      received: 'Received on',
      site: 'Site',
      page: 'Page',
      message: 'Message',
      recipient: 'Recipient',
      browser: 'Browser',
      notes: 'Notes of the team',
      passedOn: 'Also passed on',
      crm: 'to the broker’s customer management software',
      board: 'to the real estate board of the listing',
      kept: 'Kept until',
      places: 'Areas',
      status: 'Status',
      asked: 'Requested on',
      askedFrom: 'Network address',
      confirmed: 'Confirmed on',
      ended: 'Ended on',
      listing: 'Listing',
      how: 'Your agreement, as the team noted it',
      words: (version) => `Text that was shown (version ${version})`,
      rights:
        'You may ask to have this information corrected or erased, and withdraw your consent. Write to the person in charge of the protection of personal information, who is named in our privacy policy. If our answer does not satisfy you, you may turn to the Commission d’accès à l’information du Québec.',
    },
    mails: { confirmation: 'Acknowledgement', alert: 'Property alert', report: 'Report to the seller' },
    waiting: 'waiting to be sent',
    statuses: { pending: 'to be confirmed', active: 'active', paused: 'paused', unsubscribed: 'ended', ended: 'ended' },
    receipt: {
      title: 'Receipt of erasure',
      number: 'Number',
      date: 'Erased on',
      sites: 'Sites',
      allSites: 'All sites',
      done: 'The personal information that we had about you was erased, as the Act respecting the protection of personal information in the private sector (Law 25) allows.',
      erased: 'What was erased',
      kinds: {
        messages: 'Inquiries',
        notes: 'Notes of the team',
        mails: 'Records of emails',
        alerts: 'Property alerts',
        reports: 'Reports to sellers',
        consents: 'Consents whose address was taken out',
      },
      kept: 'What stays, and why',
      keptProof:
        'The date and the text of your consents, without your name or address: an encrypted fingerprint takes their place, because the law requires us to be able to prove that we had your agreement.',
      keptReceipt:
        'This receipt, and the same fingerprint, which lets us erase you again if a backup ever has to be restored.',
      backups: (day) =>
        `Our backups may still hold your information until ${day}, when the last one is replaced. They serve only to restore the service after a failure.`,
      logs: 'Our technical logs hold no personal information.',
      elsewhere:
        'Emails that the broker has already received are in the broker’s mailbox, not with us. Ask the broker to delete them.',
      subject: 'Your personal information was erased',
      greeting: 'Hello,',
      keep: 'Keep this email: its number lets us find this erasure. Your address, which was used to send it to you, is now erased as well.',
      questions: 'If you have any question, reply to this email.',
    },
  },
};
