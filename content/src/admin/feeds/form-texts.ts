import type { ReportPolicy } from '@vitrine/contract/core/listing-event.ts';
import type { Language } from '../leads/staff-api.ts';

interface Field {
  label: string;
  hint?: string;
}

interface FormTexts {
  titleNew: string;
  kind: Field & { options: Record<'ddf' | 'reso' | 'file', { label: string; hint: string }>; fixed: string };
  groups: { source: string; connection: string; sites: string; listings: string; alarms: string; advanced: string };
  name: Field;
  serviceRoot: Field;
  tokenUrl: Field;
  scope: Field;
  filter: Field;
  expand: Field;
  events: Field & { found: string; absent: string };
  clientId: Field;
  clientSecret: Field & { stored: string };
  layout: Field & { options: Record<'centris' | 'generic' | 'xml', string> };
  place: Field & { options: Record<'folder' | 'sftp', string> };
  path: Field & { example: (site: string) => string };
  sftp: {
    host: Field;
    port: Field;
    folder: Field;
    names: Field;
    password: Field;
    privateKey: Field;
    stored: string;
    confirmed: (fingerprint: string) => string;
  };
  hostKey: {
    title: string;
    first: string;
    other: string;
    fingerprint: string;
    nothingSent: string;
    confirm: string;
  };
  dateOrder: Field & { options: Record<'ymd' | 'dmy' | 'mdy', string> };
  delimiter: Field;
  hasHeader: Field;
  columnCount: Field;
  columns: Field;
  record: Field;
  destination: Field & { add: string; remove: string; number: string };
  sites: Field;
  every: Field;
  active: Field;
  language: Field & { options: Record<'unknown' | 'fr' | 'en', string> };
  otherType: Field;
  types: Record<string, string>;
  transaction: Field & { options: Record<'buy' | 'rent', string> };
  brokers: Field & {
    number: string;
    person: string;
    choose: string;
    absent: string;
    add: string;
    remove: string;
    removeNumber: (number: string) => string;
  };
  reports: Field & { options: Record<ReportPolicy, string> };
  sendsLeads: Field;
  recipients: Field;
  display: {
    title: string;
    hint: string;
    badgeFr: string;
    badgeEn: string;
    brokerages: string;
    disclaimerFr: string;
    disclaimerEn: string;
  };
  save: string;
  saved: string;
  added: string;
  wrong: string;
  test: {
    button: string;
    running: string;
    good: (shown: number, total: number | null) => string;
    bad: string;
    detail: string;
    notShown: string;
    ignored: string;
    nothingStored: string;
    pictures: (count: number) => string;
    month: string;
    number: string;
  };
}

export const formTexts: Record<Language, FormTexts> = {
  fr: {
    titleNew: 'Ajouter une source',
    kind: {
      label: 'Type de source',
      fixed: 'Le type ne change pas\u00a0: pour un autre, ajoutez une nouvelle source.',
      options: {
        ddf: { label: 'DDF de l’ACI', hint: 'Le service de données de REALTOR.ca, hors Québec surtout.' },
        reso: { label: 'Service RESO', hint: 'Le service web d’une chambre immobilière ou d’un fournisseur.' },
        file: { label: 'Fichiers', hint: 'Les livraisons de Centris, ou un fichier CSV ou XML de votre logiciel.' },
      },
    },
    groups: {
      source: 'Source',
      connection: 'Connexion',
      sites: 'Sites et horaire',
      listings: 'Inscriptions',
      alarms: 'Avertissements',
      advanced: 'Réglages avancés',
    },
    name: { label: 'Nom', hint: 'Pour vous y retrouver, par exemple «\u00a0Centris de l’agence\u00a0».' },
    serviceRoot: { label: 'Adresse du service' },
    tokenUrl: { label: 'Adresse des jetons d’accès', hint: 'Elle se termine souvent par /token.' },
    scope: { label: 'Portée (scope)', hint: 'Laissez vide si votre fournisseur n’en donne pas.' },
    filter: { label: 'Filtre', hint: 'Condition ajoutée à chaque demande, dans la langue OData.' },
    expand: {
      label: 'Ressources jointes',
      hint: 'Certains serveurs ne joignent pas les visites libres\u00a0: gardez alors Media.',
    },
    events: {
      label: 'Suivre les événements du serveur',
      hint: 'Ce qui change ou disparaît chez le fournisseur est repris dès la lecture suivante. Le test dit si le serveur tient ce journal.',
      found:
        'Ce serveur tient un journal d’événements. Pour que les inscriptions retirées disparaissent plus vite, cochez « Suivre les événements du serveur ».',
      absent:
        'Ce serveur ne tient pas de journal d’événements : la case « Suivre les événements du serveur » n’a pas d’effet.',
    },
    clientId: { label: 'Identifiant' },
    clientSecret: {
      label: 'Mot de passe',
      stored: 'Un identifiant et un mot de passe sont enregistrés. Laissez vide pour les garder.',
    },
    layout: {
      label: 'Disposition',
      options: { centris: 'Livraison Centris', generic: 'CSV, une inscription par ligne', xml: 'XML' },
    },
    place: {
      label: 'Où sont les fichiers ?',
      options: { folder: 'Dans un dossier de ce serveur', sftp: 'Sur un serveur SFTP' },
    },
    sftp: {
      host: { label: 'Serveur SFTP', hint: 'Son nom seul, par exemple : sftp.exemple.ca' },
      port: { label: 'Port', hint: 'Souvent 22.' },
      folder: {
        label: 'Dossier sur le serveur',
        hint: 'Le dernier fichier par ordre alphabétique est lu. Un point seul (.) désigne le dossier d’arrivée.',
      },
      names: {
        label: 'Noms des fichiers',
        hint: 'Si le dossier en contient d’autres. L’étoile remplace ce qui change : centris_*.zip',
      },
      password: { label: 'Mot de passe', hint: 'Avec une clé privée : celui de la clé, si elle en a un.' },
      privateKey: {
        label: 'Clé privée',
        hint: 'Si votre fournisseur n’accepte pas de mot de passe. Collez tout le fichier, de « -----BEGIN » à la fin.',
      },
      stored: 'Des accès sont enregistrés. Laissez ces champs vides pour les garder.',
      confirmed: (fingerprint) => `Serveur confirmé. L’empreinte de sa clé : ${fingerprint}`,
    },
    hostKey: {
      title: 'Est-ce bien ce serveur ?',
      first:
        'Comparez cette empreinte à celle que votre fournisseur vous a remise. Confirmez-la seulement si elles sont identiques : le mot de passe n’est envoyé qu’à un serveur confirmé.',
      other:
        'Ce n’est pas la clé qui a été confirmée. Quelqu’un se fait peut-être passer pour le serveur. Appelez votre fournisseur : confirmez la nouvelle empreinte seulement s’il l’a changée et vous la dicte.',
      fingerprint: 'Empreinte du serveur',
      nothingSent: 'Ni identifiant ni mot de passe n’ont été envoyés.',
      confirm: 'C’est bien ce serveur',
    },
    path: {
      label: 'Dossier ou fichier',
      hint: 'Dans le dossier des livraisons du serveur\u00a0; d’un dossier, le dernier fichier est lu.',
      example: (site) => `Par exemple\u00a0: ${site}/centris`,
    },
    dateOrder: {
      label: 'Ordre des dates',
      options: { ymd: 'Année, mois, jour', dmy: 'Jour, mois, année', mdy: 'Mois, jour, année' },
    },
    delimiter: { label: 'Séparateur' },
    hasHeader: { label: 'La première ligne contient les noms des colonnes' },
    columnCount: {
      label: 'Nombre de colonnes',
      hint: 'Un fichier qui en a un autre nombre n’est pas lu. Vide\u00a0: celui de la disposition.',
    },
    columns: {
      label: 'Correspondance des champs',
      hint: 'Une par ligne\u00a0: champ = colonne. La colonne est un nom, ou une position à partir de 0.',
    },
    record: {
      label: 'Élément d’une inscription',
      hint: 'Trouvé à la lecture du fichier. Sinon, son chemin depuis la racine, par exemple\u00a0: Inscriptions/Inscription',
    },
    destination: {
      label: 'Destination',
      hint: 'Le numéro de destination de DDF\u00a0; vide pour tout le flux.',
      number: 'Numéro de destination',
      add: 'Ajouter une destination',
      remove: 'Retirer cette destination',
    },
    sites: { label: 'Sites qui affichent ces inscriptions' },
    every: { label: 'Lire toutes les (minutes)', hint: 'De 5 à 1440. Un fichier n’est relu que s’il a changé.' },
    active: { label: 'Active', hint: 'Une source en pause garde ses inscriptions, sans les mettre à jour.' },
    language: {
      label: 'Langue des descriptions',
      hint: 'Pour une source qui n’envoie qu’un seul texte\u00a0: les pages de l’autre langue disent alors dans laquelle il est écrit.',
      options: { unknown: 'Inconnue', fr: 'Français', en: 'Anglais' },
    },
    otherType: { label: 'Propriété de type inconnu', hint: 'Le type sous lequel elle est affichée.' },
    types: {
      maison: 'Maison',
      condo: 'Condo',
      prop: 'Plex',
      ferme: 'Ferme',
      chalet: 'Chalet',
      terrain: 'Terrain',
      comm: 'Commercial',
    },
    transaction: {
      label: 'Ni vente ni location indiquée',
      options: { buy: 'Afficher à vendre', rent: 'Afficher à louer' },
    },
    brokers: {
      label: 'Courtiers de vos sites',
      hint: 'Ils sont reconnus par leur numéro de permis ou leur courriel. Ajoutez ici ceux que la source désigne autrement.',
      number: 'Numéro dans la source',
      person: 'Personne de l’équipe',
      choose: 'Choisir…',
      absent: 'N’est plus dans l’équipe',
      add: 'Ajouter un courtier',
      remove: 'Retirer',
      removeNumber: (number) => `Retirer le courtier ${number}`.trim(),
    },
    reports: {
      label: 'Rapports à DDF',
      hint: 'Chaque page d’inscription vue, chaque clic vers REALTOR.ca, le courtier ou l’agence et chaque message sur une inscription, sans rien sur le visiteur. Votre entente dit s’ils sont exigés.',
      options: {
        never: 'Aucun',
        'with-consent': 'Si le visiteur accepte la mesure d’audience',
        always: 'Toujours',
      },
    },
    sendsLeads: {
      label: 'Transmettre aussi les messages à DDF',
      hint: 'Un message sur une inscription de cette source est aussi remis à son courtier inscripteur par REALTOR.ca. Le formulaire en avertit le visiteur. Votre courtier reçoit le message comme avant.',
    },
    display: {
      title: 'Mentions exigées par la source',
      hint: 'Affichées avec chaque inscription de la source, et d’elle seule. Laissez vide ce que la source n’exige pas.',
      badgeFr: 'Mention avec lien, en français',
      badgeEn: 'Mention avec lien, en anglais',
      brokerages: 'Nommer les agences inscriptrices',
      disclaimerFr: 'Avis, en français',
      disclaimerEn: 'Avis, en anglais',
    },
    recipients: {
      label: 'Courriels à prévenir',
      hint: 'Une adresse par ligne. Elles reçoivent un courriel par avertissement.',
    },
    save: 'Enregistrer',
    saved: 'Réglages enregistrés. La source est relue avec eux.',
    added: 'Source ajoutée. Le premier chargement commence dans quelques minutes.',
    wrong: 'Certains champs sont à corriger.',
    test: {
      button: 'Tester la connexion',
      running: 'Test en cours…',
      good: (shown, total) =>
        total === null
          ? `La connexion fonctionne. Voici ${shown} inscriptions\u00a0:`
          : `La connexion fonctionne\u00a0: la source contient ${total.toLocaleString('fr-CA')} inscriptions. En voici ${shown}\u00a0:`,
      bad: 'La connexion ne fonctionne pas',
      detail: 'Détail technique',
      notShown: 'Ne sera pas affichée',
      ignored: 'Valeurs ignorées',
      nothingStored: 'Rien n’a été enregistré.',
      pictures: (count) => (count === 0 ? 'sans photo' : count > 1 ? `${count} photos` : `${count} photo`),
      month: '\u00a0/\u00a0mois',
      number: 'Nº',
    },
  },
  en: {
    titleNew: 'Add a source',
    kind: {
      label: 'Kind of source',
      fixed: 'The kind does not change: add a new source for another one.',
      options: {
        ddf: { label: 'CREA’s DDF', hint: 'The data service of REALTOR.ca, mostly outside Québec.' },
        reso: { label: 'RESO service', hint: 'The web service of a board or of a provider.' },
        file: { label: 'Files', hint: 'Deliveries of Centris, or a CSV or XML file of your software.' },
      },
    },
    groups: {
      source: 'Source',
      connection: 'Connection',
      sites: 'Sites and schedule',
      listings: 'Listings',
      alarms: 'Alarms',
      advanced: 'Advanced settings',
    },
    name: { label: 'Name', hint: 'For yourself, such as “Centris of the agency”.' },
    serviceRoot: { label: 'Address of the service' },
    tokenUrl: { label: 'Address of access tokens', hint: 'It often ends in /token.' },
    scope: { label: 'Scope', hint: 'Leave it empty when your provider gives none.' },
    filter: { label: 'Filter', hint: 'Condition added to every query, in OData.' },
    expand: { label: 'Embedded resources', hint: 'Some servers do not embed open houses: then keep Media alone.' },
    events: {
      label: 'Follow the events of the server',
      hint: 'What changes or disappears at the provider comes with the next read. The test says whether the server keeps this journal.',
      found:
        'This server keeps a journal of events. For listings that are withdrawn to disappear sooner, tick “Follow the events of the server”.',
      absent: 'This server keeps no journal of events: the box “Follow the events of the server” has no effect.',
    },
    clientId: { label: 'User name' },
    clientSecret: {
      label: 'Password',
      stored: 'A user name and a password are stored. Leave these empty to keep them.',
    },
    layout: {
      label: 'Layout',
      options: { centris: 'Centris delivery', generic: 'CSV, one listing a line', xml: 'XML' },
    },
    place: {
      label: 'Where are the files?',
      options: { folder: 'In a folder of this server', sftp: 'On an SFTP server' },
    },
    sftp: {
      host: { label: 'SFTP server', hint: 'Its name alone, for example: sftp.example.ca' },
      port: { label: 'Port', hint: 'Often 22.' },
      folder: {
        label: 'Folder on the server',
        hint: 'The last file in alphabetical order is read. A dot alone (.) is the folder of arrival.',
      },
      names: {
        label: 'Names of the files',
        hint: 'When the folder holds others as well. The asterisk stands for what changes: centris_*.zip',
      },
      password: { label: 'Password', hint: 'With a private key: the one of the key, if it has any.' },
      privateKey: {
        label: 'Private key',
        hint: 'When your provider takes no password. Paste the whole file, from “-----BEGIN” to its end.',
      },
      stored: 'Access is stored. Leave these fields empty to keep it.',
      confirmed: (fingerprint) => `Confirmed server. The fingerprint of its key: ${fingerprint}`,
    },
    hostKey: {
      title: 'Is this the right server?',
      first:
        'Compare this fingerprint with the one that your provider gave you. Confirm it only when they are the same: the password is sent to a confirmed server alone.',
      other:
        'This is not the key that was confirmed. Somebody may pretend to be the server. Call your provider: confirm the new fingerprint only if they have changed it and read it to you.',
      fingerprint: 'Fingerprint of the server',
      nothingSent: 'Neither a user name nor a password was sent.',
      confirm: 'This is the right server',
    },
    path: {
      label: 'Folder or file',
      hint: 'In the folder of deliveries of the server; of a folder, the last file is read.',
      example: (site) => `For example: ${site}/centris`,
    },
    dateOrder: {
      label: 'Order of dates',
      options: { ymd: 'Year, month, day', dmy: 'Day, month, year', mdy: 'Month, day, year' },
    },
    delimiter: { label: 'Delimiter' },
    hasHeader: { label: 'The first line holds the names of the columns' },
    columnCount: {
      label: 'Number of columns',
      hint: 'A file with another number is not read. Empty: that of the layout.',
    },
    columns: {
      label: 'Field map',
      hint: 'One a line: field = column. The column is a name, or a position from 0.',
    },
    record: {
      label: 'Element of a listing',
      hint: 'Found when the file is read. Otherwise its path from the root, for example: Listings/Listing',
    },
    destination: {
      label: 'Destination',
      hint: 'The destination number of DDF; empty for the whole feed.',
      number: 'Destination number',
      add: 'Add a destination',
      remove: 'Remove this destination',
    },
    sites: { label: 'Sites that show these listings' },
    every: { label: 'Read every (minutes)', hint: 'From 5 to 1440. A file is read again only when it has changed.' },
    active: { label: 'Active', hint: 'A paused source keeps its listings without updating them.' },
    language: {
      label: 'Language of the descriptions',
      hint: 'For a source that sends one text: pages in the other language then say in which one it is written.',
      options: { unknown: 'Unknown', fr: 'French', en: 'English' },
    },
    otherType: { label: 'Property of unknown type', hint: 'The type under which it is shown.' },
    types: {
      maison: 'House',
      condo: 'Condo',
      prop: 'Plex',
      ferme: 'Farm',
      chalet: 'Cottage',
      terrain: 'Land',
      comm: 'Commercial',
    },
    transaction: {
      label: 'Neither sale nor rent given',
      options: { buy: 'Show for sale', rent: 'Show for rent' },
    },
    brokers: {
      label: 'Brokers of your sites',
      hint: 'They are known by their licence number or email address. Add those whom the source names otherwise.',
      number: 'Number in the source',
      person: 'Member of the team',
      choose: 'Choose…',
      absent: 'No longer in the team',
      add: 'Add a broker',
      remove: 'Remove',
      removeNumber: (number) => `Remove broker ${number}`.trim(),
    },
    reports: {
      label: 'Reports to DDF',
      hint: 'Every page of a listing that is seen, every click to REALTOR.ca, the broker or the brokerage and every message about a listing, without anything about the visitor. Your agreement says whether they are required.',
      options: { never: 'None', 'with-consent': 'When the visitor allows analytics', always: 'Always' },
    },
    sendsLeads: {
      label: 'Send messages to DDF as well',
      hint: 'A message about a listing of this source is also passed on to its listing broker by REALTOR.ca. The form tells the visitor so. Your broker gets the message as before.',
    },
    display: {
      title: 'What the source asks you to show',
      hint: 'Shown with every listing of this source, and of no other. Leave empty what the source does not ask for.',
      badgeFr: 'Linked text, in French',
      badgeEn: 'Linked text, in English',
      brokerages: 'Name the listing brokerages',
      disclaimerFr: 'Disclaimer, in French',
      disclaimerEn: 'Disclaimer, in English',
    },
    recipients: { label: 'Email addresses to notify', hint: 'One a line. Each gets one email for each alarm.' },
    save: 'Save',
    saved: 'Settings saved. The source is read again with them.',
    added: 'Source added. The first load begins within minutes.',
    wrong: 'Some fields need your attention.',
    test: {
      button: 'Test the connection',
      running: 'Testing…',
      good: (shown, total) =>
        total === null
          ? `The connection works. Here are ${shown} listings:`
          : `The connection works: the source has ${total.toLocaleString('en-CA')} listings. Here are ${shown}:`,
      bad: 'The connection does not work',
      detail: 'Technical detail',
      notShown: 'Will not be shown',
      ignored: 'Ignored values',
      nothingStored: 'Nothing was stored.',
      pictures: (count) => (count === 0 ? 'no picture' : count === 1 ? '1 picture' : `${count} pictures`),
      month: '\u00a0/\u00a0month',
      number: 'No.',
    },
  },
};
