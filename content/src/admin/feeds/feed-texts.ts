import type { FeedAlarmKind, FeedState, FeedSummary } from '@vitrine/contract/core/staff-feeds.ts';
import type { NotFoundTexts, UnavailableTexts } from '../components/view-notices.tsx';
import type { Language } from '../leads/staff-api.ts';

type Kind = FeedSummary['kind'];

interface FeedTexts {
  title: string;
  intro: string;
  add: string;
  alarmCount: (count: number) => string;
  kinds: Record<Kind, string>;
  states: Record<FeedState, string>;
  none: { title: string; detail: string };
  unavailable: UnavailableTexts;
  notFound: NotFoundTexts;
  columns: { name: string; state: string; sites: string; shown: string; checked: string };
  never: string;
  listings: (count: number) => string;
  failures: (count: number) => string;
  facts: { kind: string; sites: string; checked: string; verified: string; watermark: string; next: string };
  queued: string;
  progress: (read: number, expected: number | null) => string;
  actions: {
    run: string;
    queued: string;
    pausedHint: string;
    pause: string;
    paused: string;
    resume: string;
    resumed: string;
    reload: string;
    reloadHeading: string;
    reloadBody: string;
    reloadQueued: string;
    remove: string;
    removeHeading: (name: string) => string;
    removeBody: (shown: number) => string;
    removeConfirm: string;
    removed: string;
  };
  alarms: {
    title: string;
    kinds: Record<FeedAlarmKind, { title: string; action: string }>;
    since: (date: string) => string;
  };
  held: {
    title: string;
    body: (missing: number, keys: number) => string;
    more: (count: number) => string;
    approve: string;
    approveHeading: (missing: number) => string;
    approveBody: string;
    approved: string;
    wait: string;
    waiting: string;
    refuse: string;
    refuseHeading: string;
    refuseBody: string;
    refused: string;
    refusedTitle: string;
    refusedBy: (name: string, date: string) => string;
    isApproved: string;
    unknown: string;
    /** Texts of a delivery that is held because it has lost its photos or descriptions. */
    part: Record<'title' | 'approve' | 'approveHeading' | 'approveBody' | 'approved', string>;
  };
  failed: {
    title: string;
    intro: string;
    retry: string;
    retryOne: string;
    queued: string;
    queuedOne: string;
    attempts: (count: number) => string;
    raw: string;
    listing: string;
  };
  unknown: Record<
    'title' | 'intro' | 'field' | 'value' | 'count' | 'meaning' | 'none' | 'saved' | 'letInPhotos' | 'letIn',
    string
  > & { meaningOf: (value: string) => string };
  runs: {
    title: string;
    none: string;
    started: string;
    outcome: string;
    counts: string;
    outcomes: Record<'running' | 'done' | 'failed' | 'interrupted', string>;
    line: (run: { read: number; written: number; added: number; failed: number; removed: number }) => string;
    /** Heading of the page of one run. */
    heading: (date: string) => string;
    gone: NotFoundTexts;
    changes: Record<'new' | 'changed' | 'removed', string>;
    failed: string;
    unchanged: string;
    hidden: string;
    /** Shown in place of a record that is kept no longer. */
    settled: string;
    duration: (seconds: number) => string;
  };
  settings: string;
  failure: string;
}

const number = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') };
const plural = (language: Language, count: number, one: string, many: string) =>
  `${number[language].format(count)}\u00a0${count === 1 || (language === 'fr' && count === 0) ? one : many}`;

export const feedTexts: Record<Language, FeedTexts> = {
  fr: {
    title: 'Sources d’inscriptions',
    intro: 'D’où viennent les propriétés de vos sites, et si tout va bien.',
    add: 'Ajouter une source',
    alarmCount: (count) => plural('fr', count, 'source à vérifier', 'sources à vérifier'),
    kinds: { ddf: 'DDF de l’ACI (REALTOR.ca)', reso: 'Service RESO', file: 'Fichiers (Centris ou autres)' },
    states: {
      ok: 'À jour',
      new: 'Jamais lue',
      loading: 'Premier chargement',
      running: 'Lecture en cours',
      alarm: 'À vérifier',
      paused: 'En pause',
      removing: 'Retrait en cours',
    },
    none: {
      title: 'Aucune source',
      detail: 'Ajoutez une source pour que les propriétés de votre agence apparaissent d’elles-mêmes sur le site.',
    },
    unavailable: {
      title: 'Les sources ne sont pas accessibles pour le moment.',
      detail: 'Vos propriétés restent affichées\u00a0: seul ce suivi ne répond pas. Réessayez dans un instant.',
      retry: 'Réessayer',
    },
    notFound: {
      title: 'Source introuvable',
      detail: 'Elle a été retirée, ou alimente un site qui ne vous est pas confié.',
      back: 'Retour aux sources',
    },
    columns: { name: 'Source', state: 'État', sites: 'Sites', shown: 'Affichées', checked: 'Dernière lecture' },
    never: 'Jamais',
    listings: (count) => plural('fr', count, 'inscription affichée', 'inscriptions affichées'),
    failures: (count) => plural('fr', count, 'inscription en échec', 'inscriptions en échec'),
    facts: {
      kind: 'Type',
      sites: 'Sites',
      checked: 'Dernière lecture',
      verified: 'Dernière liste vérifiée',
      watermark: 'Changements lus jusqu’au',
      next: 'Prochaine lecture',
    },
    queued: 'La lecture commence dans un instant.',
    progress: (read, expected) =>
      expected === null
        ? `${plural('fr', read, 'inscription lue', 'inscriptions lues')}`
        : `${number.fr.format(Math.min(read, expected))} sur ${plural('fr', expected, 'inscription', 'inscriptions')}`,
    actions: {
      run: 'Lire maintenant',
      queued: 'La lecture est demandée.',
      pausedHint: 'Cette source est en pause\u00a0: ses inscriptions restent, mais ne sont plus mises à jour.',
      pause: 'Mettre en pause',
      paused: 'La source est en pause.',
      resume: 'Reprendre',
      resumed: 'La source est reprise\u00a0; elle est lue dans quelques minutes.',
      reload: 'Tout relire',
      reloadHeading: 'Tout relire depuis le début\u00a0?',
      reloadBody:
        'La prochaine lecture reprend toutes les inscriptions de la source, et non seulement celles qui ont changé. Elle peut durer longtemps. Rien ne quitte vos sites entre-temps, et ce qui est resté pareil n’est pas modifié.',
      reloadQueued: 'Tout sera relu depuis le début.',
      remove: 'Retirer la source',
      removeHeading: (name) => `Retirer la source «\u00a0${name}\u00a0»\u00a0?`,
      removeBody: (shown) =>
        `${plural('fr', shown, 'inscription quittera vos sites', 'inscriptions quitteront vos sites')} dans les minutes qui suivent. C’est irréversible\u00a0; pour une pause, désactivez plutôt la source.`,
      removeConfirm: 'Retirer',
      removed: 'La source est retirée.',
    },
    alarms: {
      title: 'À vérifier',
      kinds: {
        'list-held': {
          title: 'Une liste ou une livraison omet beaucoup',
          action:
            'Rien n’a été retiré de vos sites. Regardez ci-dessous ce qui partirait, puis approuvez, ou attendez la prochaine.',
        },
        'list-refused': {
          title: 'La dernière liste est incomplète ou se contredit',
          action:
            'Rien n’a été retiré de vos sites, et une nouvelle liste sera lue à la prochaine lecture. Si cela dure plus d’un jour, écrivez à votre fournisseur.',
        },
        doubtful: {
          title: 'Le résultat de la dernière lecture est douteux',
          action:
            'La lecture s’est terminée, mais ce qu’elle a donné ne peut guère être voulu. Regardez les valeurs inconnues et les réglages ci-dessous.',
        },
        'run-failed': {
          title: 'La source n’a pas pu être lue',
          action:
            'Nous réessayons automatiquement. Si cela dure, testez la connexion dans les réglages ci-dessous\u00a0: le test dit ce qui ne va pas.',
        },
        stale: {
          title: 'Aucune liste complète depuis plus de 20\u00a0heures',
          action:
            'Des inscriptions affichées ne sont peut-être plus à jour. Cliquez sur «\u00a0Lire maintenant\u00a0» et, si rien ne change, écrivez à votre fournisseur.',
        },
      },
      since: (date) => `Depuis le ${date}`,
    },
    held: {
      title: 'Liste en attente',
      body: (missing, keys) =>
        `La dernière liste contient ${plural('fr', keys, 'inscription', 'inscriptions')}. En l’appliquant, on retirerait de vos sites ${plural('fr', missing, 'inscription', 'inscriptions')}\u00a0:`,
      more: (count) => `et ${plural('fr', count, 'autre', 'autres')}`,
      approve: 'Approuver le retrait',
      approveHeading: (missing) =>
        `Retirer ${plural('fr', missing, 'inscription', 'inscriptions')} de vos sites\u00a0?`,
      approveBody:
        'La source est relue aussitôt. Les inscriptions ne partent que si sa liste omet encore exactement les mêmes.',
      approved: 'Le retrait est approuvé\u00a0; la source est relue.',
      wait: 'Attendre',
      waiting:
        'Rien ne change. Si une liste identique arrive au moins une heure plus tard, elle sera appliquée, à moins d’être vide.',
      refuse: 'Refuser',
      refuseHeading: 'Refuser cette liste\u00a0?',
      refuseBody:
        'Rien ne change sur vos sites, et l’avertissement se termine. Si une prochaine lecture omet encore autant, elle sera de nouveau mise en attente, et ne sera jamais appliquée sans votre accord.',
      refused: 'La liste est refusée\u00a0; rien n’a changé sur vos sites.',
      refusedTitle: 'Liste refusée',
      refusedBy: (name, date) =>
        `Refusée par ${name} le ${date}. Rien n’a changé sur vos sites. Si la prochaine lecture omet encore autant, elle sera de nouveau mise en attente.`,
      isApproved: 'Approuvée\u00a0: elle sera appliquée à la prochaine lecture.',
      unknown: 'Adresse inconnue',
      part: {
        title: 'Livraison en attente',
        approve: 'Utiliser cette livraison',
        approveHeading: 'Utiliser une livraison sans ses photos ou ses descriptions\u00a0?',
        approveBody:
          'Le fichier est relu aussitôt. Les inscriptions perdent alors ce que la livraison ne contient plus.',
        approved: 'La livraison est approuvée\u00a0; la source est relue.',
      },
    },
    failed: {
      title: 'Inscriptions en échec',
      intro:
        'Elles n’ont pas pu être lues et gardent sur le site leur état d’avant. Elles sont relues à chaque lecture\u00a0; la plupart se corrigent dans la source.',
      retry: 'Relire maintenant',
      retryOne: 'Réessayer celle-ci',
      queued: 'Les inscriptions en échec sont relues.',
      queuedOne: 'L’inscription est relue.',
      attempts: (count) => plural('fr', count, 'essai', 'essais'),
      raw: 'Voir l’enregistrement reçu',
      listing: 'Inscription',
    },
    unknown: {
      title: 'Valeurs inconnues',
      intro:
        'La source utilise des mots que nous ne connaissons pas. L’inscription est affichée sans cette valeur. Dites ce qu’un mot signifie\u00a0: il sera compris dès la prochaine lecture.',
      field: 'Champ',
      value: 'Valeur',
      count: 'Fois',
      meaning: 'Signifie',
      meaningOf: (value) => `Signification de «\u00a0${value}\u00a0»`,
      none: 'Non précisé',
      saved: 'C’est noté\u00a0; la source est relue.',
      letInPhotos: 'Afficher ces photos',
      letIn: 'Photos affichées',
    },
    runs: {
      title: 'Dernières lectures',
      none: 'Cette source n’a pas encore été lue.',
      started: 'Début',
      outcome: 'Résultat',
      counts: 'Inscriptions',
      outcomes: { running: 'En cours', done: 'Réussie', failed: 'Échouée', interrupted: 'Interrompue' },
      line: ({ read, written, added, failed, removed }) =>
        [
          plural('fr', read, 'lue', 'lues'),
          plural('fr', added, 'nouvelle', 'nouvelles'),
          plural('fr', written - added, 'modifiée', 'modifiées'),
          plural('fr', removed, 'retirée', 'retirées'),
          `${number.fr.format(failed)} en échec`,
        ].join(', '),
      heading: (date) => `Lecture du ${date}`,
      gone: {
        title: 'Lecture introuvable',
        detail: 'Les lectures sont gardées un mois. Celle-ci a été supprimée, ou n’est pas à vous.',
        back: 'Retour aux sources',
      },
      changes: { new: 'Nouvelles', changed: 'Modifiées', removed: 'Retirées' },
      failed: 'En échec',
      unchanged: 'Cette lecture n’a rien changé sur vos sites.',
      hidden: 'Adresse non affichée',
      settled: 'Lue sans problème depuis, ou absente de la source.',
      duration: (seconds) =>
        seconds < 60 ? `${seconds}\u00a0s` : `${Math.floor(seconds / 60)}\u00a0min ${seconds % 60}\u00a0s`,
    },
    settings: 'Réglages',
    failure: 'Rien n’a été enregistré\u00a0: le service ne répond pas. Réessayez dans un instant.',
  },
  en: {
    title: 'Listing sources',
    intro: 'Where the listings of your sites come from, and whether all is well.',
    add: 'Add a source',
    alarmCount: (count) => plural('en', count, 'source to check', 'sources to check'),
    kinds: { ddf: 'CREA’s DDF (REALTOR.ca)', reso: 'RESO service', file: 'Files (Centris or others)' },
    states: {
      ok: 'Up to date',
      new: 'Never read',
      loading: 'First load',
      running: 'Being read',
      alarm: 'To check',
      paused: 'Paused',
      removing: 'Being removed',
    },
    none: {
      title: 'No source',
      detail: 'Add a source, and the listings of your agency appear on the site by themselves.',
    },
    unavailable: {
      title: 'The sources cannot be reached right now.',
      detail: 'Your listings stay on your sites: only this page does not answer. Try again in a moment.',
      retry: 'Try again',
    },
    notFound: {
      title: 'Source not found',
      detail: 'It was removed, or feeds a site that is not yours.',
      back: 'Back to the sources',
    },
    columns: { name: 'Source', state: 'State', sites: 'Sites', shown: 'Shown', checked: 'Last read' },
    never: 'Never',
    listings: (count) => plural('en', count, 'listing shown', 'listings shown'),
    failures: (count) => plural('en', count, 'listing failed', 'listings failed'),
    facts: {
      kind: 'Kind',
      sites: 'Sites',
      checked: 'Last read',
      verified: 'Last verified list',
      watermark: 'Changes read up to',
      next: 'Next read',
    },
    queued: 'Reading begins in a moment.',
    progress: (read, expected) =>
      expected === null
        ? plural('en', read, 'listing read', 'listings read')
        : `${number.en.format(Math.min(read, expected))} of ${plural('en', expected, 'listing', 'listings')}`,
    actions: {
      run: 'Read now',
      queued: 'The read is requested.',
      pausedHint: 'This source is paused: its listings stay, but are not updated any more.',
      pause: 'Pause',
      paused: 'The source is paused.',
      resume: 'Resume',
      resumed: 'The source is resumed; it is read within minutes.',
      reload: 'Read everything again',
      reloadHeading: 'Read everything again from the beginning?',
      reloadBody:
        'The next read takes all listings of the source, and not only those that changed. It may take long. Nothing leaves your sites meanwhile, and what stayed the same is not changed.',
      reloadQueued: 'Everything will be read again from the beginning.',
      remove: 'Remove the source',
      removeHeading: (name) => `Remove the source “${name}”?`,
      removeBody: (shown) =>
        `${plural('en', shown, 'listing leaves your sites', 'listings leave your sites')} within minutes. This cannot be undone; to pause it, deactivate the source instead.`,
      removeConfirm: 'Remove',
      removed: 'The source is removed.',
    },
    alarms: {
      title: 'To check',
      kinds: {
        'list-held': {
          title: 'A list lacks many listings',
          action:
            'Nothing was removed from your sites. See below what would go, then approve it, or wait for the next list.',
        },
        'list-refused': {
          title: 'The last list is incomplete or contradicts itself',
          action:
            'Nothing was removed from your sites, and a new list is read next time. If it lasts for more than a day, write to your provider.',
        },
        doubtful: {
          title: 'The result of the last run is doubtful',
          action:
            'The run ended, but its result can hardly be meant. Look at the unknown values and the settings below.',
        },
        'run-failed': {
          title: 'The source could not be read',
          action:
            'We try again by ourselves. If it lasts, test the connection in the settings below: the test says what is wrong.',
        },
        stale: {
          title: 'No complete list for more than 20 hours',
          action:
            'Some of the listings shown may be out of date. Press “Read now” and, if nothing changes, write to your provider.',
        },
      },
      since: (date) => `Since ${date}`,
    },
    held: {
      title: 'List on hold',
      body: (missing, keys) =>
        `The last list has ${plural('en', keys, 'listing', 'listings')}. Applying it would remove ${plural('en', missing, 'listing', 'listings')} from your sites:`,
      more: (count) => `and ${plural('en', count, 'other', 'others')}`,
      approve: 'Approve the removal',
      approveHeading: (missing) => `Remove ${plural('en', missing, 'listing', 'listings')} from your sites?`,
      approveBody:
        'The source is read again at once. The listings leave only if its list still lacks exactly the same ones.',
      approved: 'The removal is approved; the source is read again.',
      wait: 'Wait',
      waiting: 'Nothing changes. If an identical list arrives an hour or more later it is applied, unless it is empty.',
      refuse: 'Refuse',
      refuseHeading: 'Refuse this list?',
      refuseBody:
        'Nothing changes on your sites, and the alarm ends. If a later read lacks as much again, it is put on hold again, and is never applied without your approval.',
      refused: 'The list is refused; nothing changed on your sites.',
      refusedTitle: 'List refused',
      refusedBy: (name, date) =>
        `Refused by ${name} on ${date}. Nothing changed on your sites. If the next read lacks as much again, it is put on hold again.`,
      isApproved: 'Approved: it is applied at the next read.',
      unknown: 'Unknown address',
      part: {
        title: 'Delivery on hold',
        approve: 'Use this delivery',
        approveHeading: 'Use a delivery without its photos or its descriptions?',
        approveBody: 'The file is read again at once. The listings then lose what the delivery no longer has.',
        approved: 'The delivery is approved; the source is read again.',
      },
    },
    failed: {
      title: 'Listings that failed',
      intro:
        'They could not be read and stay on the site as they were. They are read again every time; most are to be mended in the source.',
      retry: 'Read again now',
      retryOne: 'Try this one again',
      queued: 'The listings that failed are read again.',
      queuedOne: 'The listing is read again.',
      attempts: (count) => plural('en', count, 'attempt', 'attempts'),
      raw: 'Show the record that came',
      listing: 'Listing',
    },
    unknown: {
      title: 'Unknown values',
      intro:
        'The source uses words that we do not know. The listing is shown without that value. Say what a word means: it is understood from the next read on.',
      field: 'Field',
      value: 'Value',
      count: 'Times',
      meaning: 'Means',
      meaningOf: (value) => `Meaning of “${value}”`,
      none: 'Not set',
      saved: 'Saved; the source is read again.',
      letInPhotos: 'Show these photos',
      letIn: 'Photos are shown',
    },
    runs: {
      title: 'Last reads',
      none: 'This source has not been read yet.',
      started: 'Started',
      outcome: 'Result',
      counts: 'Listings',
      outcomes: { running: 'Running', done: 'Done', failed: 'Failed', interrupted: 'Interrupted' },
      line: ({ read, written, added, failed, removed }) =>
        `${number.en.format(read)} read, ${number.en.format(added)} new, ${number.en.format(written - added)} changed, ${number.en.format(removed)} removed, ${number.en.format(failed)} failed`,
      heading: (date) => `Read of ${date}`,
      gone: {
        title: 'Read not found',
        detail: 'Reads are kept for a month. This one was deleted, or is not yours.',
        back: 'Back to the sources',
      },
      changes: { new: 'New', changed: 'Changed', removed: 'Removed' },
      failed: 'Failed',
      unchanged: 'This read changed nothing on your sites.',
      hidden: 'Address not shown',
      settled: 'Read without a problem since, or no longer in the source.',
      duration: (seconds) =>
        seconds < 60 ? `${seconds}\u00a0s` : `${Math.floor(seconds / 60)}\u00a0min ${seconds % 60}\u00a0s`,
    },
    settings: 'Settings',
    failure: 'Nothing was saved: the service does not answer. Try again in a moment.',
  },
};
