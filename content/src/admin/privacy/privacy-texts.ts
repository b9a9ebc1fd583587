import type { ConsentEvent, ConsentPurpose, ConsentWay } from '@vitrine/contract/core/consents.ts';
import type { ErasedKind, ErasureReceipt } from '@vitrine/contract/core/persons.ts';
import type { RetentionKind } from '@vitrine/contract/core/retention.ts';
import type { UnavailableTexts } from '../components/view-notices.tsx';
import type { Language } from '../leads/staff-api.ts';

interface PrivacyTexts {
  title: string;
  tabs: { label: string; person: string; consents: string; retention: string };
  unavailable: UnavailableTexts;
  failed: string;
  person: {
    intro: string;
    email: string;
    phone: string;
    phoneHint: string;
    find: string;
    nothing: string;
    found: (asOf: string) => string;
    all: string;
    site: string;
    date: string;
    what: string;
    details: string;
    messages: string;
    alerts: string;
    reports: string;
    mails: string;
    consents: string;
    keptUntil: (day: string) => string;
    passedOn: string;
    crm: string;
    board: string;
    note: (staff: string) => string;
    mailKinds: Record<'confirmation' | 'alert' | 'report', string>;
    sent: (moment: string) => string;
    waiting: string;
    states: Record<'pending' | 'active' | 'paused' | 'unsubscribed' | 'ended', string>;
    listing: (uls: string) => string;
    downloadTitle: string;
    downloadHint: string;
    html: Record<Language, string>;
    json: string;
    fileName: string;
  };
  erase: {
    title: string;
    goes: string;
    stays: string;
    staysWhy: string[];
    elsewhere: string;
    crm: string;
    board: string;
    mailboxes: string;
    locale: string;
    locales: Record<Language, string>;
    mail: string;
    confirm: (asked: 'email' | 'phone') => string;
    button: string;
    heading: string;
    body: (value: string) => string;
    yes: string;
    unlike: string;
  };
  receipt: {
    title: (number: string) => string;
    done: string;
    print: string;
    download: string;
    mail: Record<ErasureReceipt['mail'], string>;
    count: (kind: ErasedKind, count: number) => string;
  };
  receipts: {
    title: string;
    none: string;
    number: string;
    date: string;
    erased: string;
    backups: string;
    open: string;
  };
  consents: {
    intro: string;
    exportCsv: string;
    purpose: string;
    event: string;
    any: string;
    filter: string;
    none: string;
    heads: string[];
    reduced: string;
    words: (version: number) => string;
    total: (count: number) => string;
    newer: string;
    older: string;
    pages: string;
    purposes: Record<ConsentPurpose, string>;
    events: Record<ConsentEvent, string>;
    ways: Record<ConsentWay, string>;
    locales: Record<Language, string>;
  };
  retention: {
    intro: string;
    settings: string;
    heads: string[];
    allSites: string;
    none: string;
    runs: string;
    runHeads: string[];
    noRuns: string;
    kinds: Record<RetentionKind, string>;
  };
}

const erasedFr: Record<ErasedKind, string> = {
  messages: 'demandes',
  notes: 'notes',
  mails: 'traces de courriels',
  alerts: 'alertes',
  reports: 'rapports',
  consents: 'consentements sans adresse',
};
const erasedEn: Record<ErasedKind, string> = {
  messages: 'leads',
  notes: 'notes',
  mails: 'records of emails',
  alerts: 'alerts',
  reports: 'reports',
  consents: 'consents without address',
};

export const privacyTexts: Record<Language, PrivacyTexts> = {
  fr: {
    title: 'Renseignements personnels',
    tabs: {
      label: 'Renseignements personnels',
      person: 'Une personne',
      consents: 'Registre des consentements',
      retention: 'Conservation',
    },
    unavailable: {
      title: 'Ces renseignements ne sont pas disponibles pour le moment',
      detail: 'Le service ne répond pas. Réessayez dans un instant.',
      retry: 'Réessayer',
    },
    failed: 'Rien n’a été fait\u00a0: le service ne répond pas.',
    person: {
      intro:
        'Une personne demande ce que vous avez à son sujet, ou veut être effacée\u00a0? Trouvez ici tout ce que vos sites conservent, remettez-le-lui, effacez-le. La Loi 25 donne 30\u00a0jours pour répondre.',
      email: 'Adresse courriel',
      phone: 'Téléphone',
      phoneHint: 'L’un ou l’autre suffit. Avec les deux, tout ce qui porte l’un ou l’autre est trouvé.',
      find: 'Chercher',
      nothing: 'Vos sites ne conservent rien au sujet de cette personne.',
      found: (asOf) => `Voici tout ce que vos sites conservent, en date du ${asOf}.`,
      all: 'Tout ce qui est conservé',
      site: 'Site',
      date: 'Date',
      what: 'Quoi',
      details: 'Détails',
      messages: 'Demandes',
      alerts: 'Alertes immobilières',
      reports: 'Rapports aux vendeurs',
      mails: 'Courriels à cette personne',
      consents: 'Consentements',
      keptUntil: (day) => `Conservée jusqu’au ${day}`,
      passedOn: 'Aussi communiquée',
      crm: 'à votre CRM',
      board: 'à la chambre immobilière de l’inscription',
      note: (staff) => `Note de ${staff}`,
      mailKinds: { confirmation: 'Accusé de réception', alert: 'Alerte immobilière', report: 'Rapport au vendeur' },
      sent: (moment) => `envoyé le ${moment}`,
      waiting: 'en attente d’envoi',
      states: {
        pending: 'à confirmer',
        active: 'en cours',
        paused: 'en pause',
        unsubscribed: 'terminée',
        ended: 'terminé',
      },
      listing: (uls) => `Inscription ${uls}`,
      downloadTitle: 'Remettre ces renseignements à la personne',
      downloadHint:
        'Assurez-vous d’abord de son identité. Le document se lit et s’imprime dans n’importe quel navigateur; le fichier structuré se transmet à une autre entreprise.',
      html: { fr: 'Document en français', en: 'Document en anglais' },
      json: 'Fichier structuré',
      fileName: 'renseignements-personnels',
    },
    erase: {
      title: 'Effacer cette personne',
      goes: 'Sont effacés\u00a0: les demandes avec leurs notes et leur historique, les alertes, les rapports, les traces de courriels et ceux qui attendent d’être envoyés. C’est irréversible.',
      stays: 'Reste, et pourquoi\u00a0:',
      staysWhy: [
        'la date et le texte des consentements, sans l’adresse\u00a0: une empreinte chiffrée en tient lieu, pour prouver que l’accord existait;',
        'le reçu et la même empreinte, pour effacer la personne de nouveau si une copie de sauvegarde est restaurée;',
        'les copies de sauvegarde, jusqu’à la date que nomme le reçu.',
      ],
      elsewhere: 'À effacer ailleurs par vous\u00a0:',
      crm: 'les demandes déjà transmises à votre CRM',
      board: 'les demandes déjà transmises à la chambre immobilière',
      mailboxes: 'les courriels dans les boîtes des courtiers',
      locale: 'Langue du reçu',
      locales: { fr: 'Français', en: 'Anglais' },
      mail: 'Envoyer le reçu à la personne par courriel',
      confirm: (asked) =>
        asked === 'email'
          ? 'Retapez l’adresse courriel pour confirmer'
          : 'Retapez le numéro de téléphone pour confirmer',
      button: 'Effacer cette personne…',
      heading: 'Effacer pour de bon\u00a0?',
      body: (value) =>
        `Tout ce que vos sites conservent au sujet de ${value} sera effacé. Personne ne pourra le retrouver.`,
      yes: 'Effacer pour de bon',
      unlike: 'Ce n’est pas ce que vous avez cherché.',
    },
    receipt: {
      title: (number) => `Reçu d’effacement ${number}`,
      done: 'La personne est effacée. Voici le reçu\u00a0: il ne nomme personne et reste dans la liste ci-dessous.',
      print: 'Imprimer',
      download: 'Télécharger',
      mail: {
        none: 'Aucun courriel demandé',
        waiting: 'Le reçu part par courriel dans un instant.',
        sent: 'Envoyé par courriel',
      },
      count: (kind, count) => `${erasedFr[kind]}\u00a0: ${count}`,
    },
    receipts: {
      title: 'Reçus',
      none: 'Aucune personne n’a encore été effacée.',
      number: 'Numéro',
      date: 'Effacée le',
      erased: 'Ce qui a été effacé',
      backups: 'Dans les copies jusqu’au',
      open: 'Voir le reçu',
    },
    consents: {
      intro:
        'Chaque accord et chaque retrait, avec le texte qui était affiché. Personne ne peut modifier ce registre. Quand une demande est supprimée, ou une personne effacée, une empreinte chiffrée remplace l’adresse.',
      exportCsv: 'Exporter (CSV)',
      purpose: 'Finalité',
      event: 'Consentement',
      any: 'Tous',
      filter: 'Filtrer',
      none: 'Aucun consentement ne correspond.',
      heads: ['Date', 'Personne', 'Finalité', 'Consentement', 'Site', 'Texte affiché'],
      reduced: 'Adresse effacée',
      words: (version) => `Version ${version}`,
      total: (count) => (count > 1 ? `${count} entrées` : `${count} entrée`),
      newer: 'Plus récentes',
      older: 'Plus anciennes',
      pages: 'Pages du registre',
      purposes: {
        contact_form: 'Répondre à un message',
        visit_request: 'Répondre à une demande de visite',
        property_alert: 'Répondre à une demande d’alerte',
        property_valuation: 'Répondre à une demande d’évaluation',
        alert_mails: 'Envoyer les courriels d’une alerte',
        seller_report: 'Envoyer le rapport au vendeur',
      },
      events: { given: 'Donné', confirmed: 'Confirmé', withdrawn: 'Retiré' },
      ways: {
        form: 'par formulaire',
        link: 'par le lien d’un courriel',
        staff: 'noté par l’équipe',
        listing: 'inscription hors marché',
        erasure: 'personne effacée',
      },
      locales: { fr: 'en français', en: 'en anglais' },
    },
    retention: {
      intro:
        'Ce que le service supprime de lui-même chaque nuit, et ce qu’il a supprimé. Les durées propres à chaque site se règlent avec les demandes.',
      settings: 'Régler les durées',
      heads: ['Quoi', 'Site', 'Plus ancien que', 'Dernier passage', 'Supprimés depuis 3 mois'],
      allSites: 'Tous',
      none: 'Aucun passage encore\u00a0: le premier a lieu cette nuit.',
      runs: 'Ce qui a été supprimé',
      runHeads: ['Date', 'Quoi', 'Site', 'Plus ancien que', 'Nombre'],
      noRuns: 'Rien n’a eu à être supprimé depuis trois mois.',
      kinds: {
        messages: 'Demandes sans activité',
        unconfirmed_alerts: 'Alertes jamais confirmées',
        ended_alerts: 'Alertes terminées',
        alert_mails: 'Traces de courriels d’alertes',
        shown_listings: 'Propriétés déjà montrées par une alerte',
        ended_reports: 'Rapports aux vendeurs terminés',
        listing_figures: 'Statistiques des propriétés',
        search_figures: 'Statistiques des recherches',
        consents: 'Consentements',
        consent_addresses: 'Adresses retirées du registre des consentements',
        unsent_receipts: 'Reçus qui n’ont pu être envoyés',
      },
    },
  },
  en: {
    title: 'Personal information',
    tabs: {
      label: 'Personal information',
      person: 'A person',
      consents: 'Register of consents',
      retention: 'Retention',
    },
    unavailable: {
      title: 'This information is not available right now',
      detail: 'The service does not answer. Try again in a moment.',
      retry: 'Try again',
    },
    failed: 'Nothing was done: the service does not answer.',
    person: {
      intro:
        'Does a person ask what you have about them, or want to be erased? Find here all that your sites keep, give it to them, erase it. Law 25 gives you 30 days to answer.',
      email: 'Email address',
      phone: 'Phone number',
      phoneHint: 'One of the two is enough. With both, whatever bears either of them is found.',
      find: 'Find',
      nothing: 'Your sites keep nothing about this person.',
      found: (asOf) => `Here is all that your sites keep, as of ${asOf}.`,
      all: 'All that is kept',
      site: 'Site',
      date: 'Date',
      what: 'What',
      details: 'Details',
      messages: 'Leads',
      alerts: 'Property alerts',
      reports: 'Reports to sellers',
      mails: 'Emails to this person',
      consents: 'Consents',
      keptUntil: (day) => `Kept until ${day}`,
      passedOn: 'Also passed on',
      crm: 'to your CRM',
      board: 'to the real estate board of the listing',
      note: (staff) => `Note by ${staff}`,
      mailKinds: { confirmation: 'Acknowledgement', alert: 'Property alert', report: 'Report to the seller' },
      sent: (moment) => `sent on ${moment}`,
      waiting: 'waiting to be sent',
      states: {
        pending: 'to be confirmed',
        active: 'active',
        paused: 'paused',
        unsubscribed: 'ended',
        ended: 'ended',
      },
      listing: (uls) => `Listing ${uls}`,
      downloadTitle: 'Give this information to the person',
      downloadHint:
        'Make sure of their identity first. The document opens and prints in any browser; the structured file can be handed to another company.',
      html: { fr: 'Document in French', en: 'Document in English' },
      json: 'Structured file',
      fileName: 'personal-information',
    },
    erase: {
      title: 'Erase this person',
      goes: 'Erased are: leads with their notes and history, alerts, reports, records of emails and those that wait to be sent. This cannot be undone.',
      stays: 'What stays, and why:',
      staysWhy: [
        'the date and words of consents, without the address: an encrypted fingerprint takes its place, to prove that there was an agreement;',
        'the receipt and the same fingerprint, to erase the person again if a backup is restored;',
        'backups, until the day that the receipt names.',
      ],
      elsewhere: 'For you to erase elsewhere:',
      crm: 'leads that your CRM has received',
      board: 'leads that the real estate board has received',
      mailboxes: 'emails in the mailboxes of brokers',
      locale: 'Language of the receipt',
      locales: { fr: 'French', en: 'English' },
      mail: 'Email the receipt to the person',
      confirm: (asked) =>
        asked === 'email' ? 'Type the email address again to confirm' : 'Type the phone number again to confirm',
      button: 'Erase this person…',
      heading: 'Erase for good?',
      body: (value) => `All that your sites keep about ${value} will be erased. Nobody will be able to get it back.`,
      yes: 'Erase for good',
      unlike: 'This is not what you searched for.',
    },
    receipt: {
      title: (number) => `Receipt of erasure ${number}`,
      done: 'The person is erased. Here is the receipt: it names nobody and stays in the list below.',
      print: 'Print',
      download: 'Download',
      mail: { none: 'No email asked for', waiting: 'The receipt leaves by email in a moment.', sent: 'Sent by email' },
      count: (kind, count) => `${erasedEn[kind]}: ${count}`,
    },
    receipts: {
      title: 'Receipts',
      none: 'Nobody has been erased yet.',
      number: 'Number',
      date: 'Erased on',
      erased: 'What was erased',
      backups: 'In backups until',
      open: 'See the receipt',
    },
    consents: {
      intro:
        'Every agreement and every withdrawal, with the words that were shown. Nobody can change this register. When a lead is deleted, or a person erased, an encrypted fingerprint takes the place of the address.',
      exportCsv: 'Export (CSV)',
      purpose: 'Purpose',
      event: 'Consent',
      any: 'All',
      filter: 'Filter',
      none: 'No consent matches.',
      heads: ['Date', 'Person', 'Purpose', 'Consent', 'Site', 'Words shown'],
      reduced: 'Address erased',
      words: (version) => `Version ${version}`,
      total: (count) => (count === 1 ? `${count} entry` : `${count} entries`),
      newer: 'Newer',
      older: 'Older',
      pages: 'Pages of the register',
      purposes: {
        contact_form: 'Answer a message',
        visit_request: 'Answer a request for a visit',
        property_alert: 'Answer a request for an alert',
        property_valuation: 'Answer a request for a valuation',
        alert_mails: 'Send the emails of an alert',
        seller_report: 'Send the report to the seller',
      },
      events: { given: 'Given', confirmed: 'Confirmed', withdrawn: 'Withdrawn' },
      ways: {
        form: 'by a form',
        link: 'by the link of an email',
        staff: 'noted by the team',
        listing: 'listing off the market',
        erasure: 'person erased',
      },
      locales: { fr: 'in French', en: 'in English' },
    },
    retention: {
      intro:
        'What the service deletes by itself every night, and what it has deleted. The periods of each site are set with the leads.',
      settings: 'Set the periods',
      heads: ['What', 'Site', 'Older than', 'Last run', 'Deleted in 3 months'],
      allSites: 'All',
      none: 'No run yet: the first one is tonight.',
      runs: 'What was deleted',
      runHeads: ['Date', 'What', 'Site', 'Older than', 'Number'],
      noRuns: 'Nothing had to be deleted in the last three months.',
      kinds: {
        messages: 'Leads without activity',
        unconfirmed_alerts: 'Alerts never confirmed',
        ended_alerts: 'Ended alerts',
        alert_mails: 'Records of alert emails',
        shown_listings: 'Listings already shown by an alert',
        ended_reports: 'Ended reports to sellers',
        listing_figures: 'Figures of listings',
        search_figures: 'Figures of searches',
        consents: 'Consents',
        consent_addresses: 'Addresses taken out of the register of consents',
        unsent_receipts: 'Receipts that could not be sent',
      },
    },
  },
};
