import type { LeadHistoryEntry, LeadStage, LeadSummary } from '@vitrine/contract/core/staff-leads.ts';
import type { NotFoundTexts, UnavailableTexts } from '../components/view-notices.tsx';
import type { Language } from './staff-api.ts';

type FormType = LeadSummary['form_type'];

interface LeadTexts {
  title: string;
  newCount: (count: number) => string;
  forms: Record<FormType, string>;
  stages: Record<LeadStage, string>;
  tabs: { label: string; all: string; new: string; in_progress: string; closed: string; quarantined: string };
  quarantined: string;
  columns: { name: string; received: string; form: string; site: string; assignee: string; stage: string };
  filters: {
    search: string;
    toggle: string;
    clear: string;
    site: string;
    form: string;
    assignee: string;
    from: string;
    to: string;
    any: string;
    defaultRecipient: string;
  };
  exportCsv: string;
  total: (total: number) => string;
  pages: { label: string; newer: string; older: string };
  none: { title: string; filtered: string; ever: string };
  unavailable: UnavailableTexts;
  notFound: NotFoundTexts;
  stage: { label: string; changed: (stage: string) => string; undo: string };
  assignee: {
    label: string;
    hint: string;
    none: (name: string) => string;
    changed: (name: string) => string;
    back: string;
  };
  quarantine: { title: string; detail: string; release: string; released: string };
  unchecked: { title: string; detail: string; release: string };
  message: string;
  details: string;
  origin: { title: string; page: string; variant: string; consent: string };
  reply: string;
  call: string;
  history: { title: string; line: (entry: LeadHistoryEntry) => string };
  notes: {
    label: string;
    hint: string;
    add: string;
    added: string;
    by: (staff: string) => string;
    edited: (at: string) => string;
    edit: string;
    editOf: (at: string) => string;
    save: string;
    saved: string;
    cancel: string;
    remove: string;
    removeOf: (at: string) => string;
    removeHeading: string;
    removeBody: string;
    removed: string;
    gone: string;
  };
  expiryNotice: (date: string) => string;
  deletion: {
    title: string;
    one: string;
    oneHeading: string;
    oneBody: (name: string) => string;
    person: string;
    confirm: string;
    doneOne: string;
  };
  failed: string;
  settings: {
    title: string;
    link: string;
    forbidden: string;
    retention: string;
    retentionHint: string;
    proofs: string;
    proofsHint: string;
    webhook: string;
    webhookHint: string;
    webhookGone: string;
    save: string;
    saved: string;
    secret: { create: string; renew: string; renewHeading: string; renewBody: string; shown: string; stored: string };
  };
}

const assignedTo = (entry: LeadHistoryEntry) => (entry.kind === 'assigned' ? entry.to?.name : undefined);

export const leadTexts: Record<Language, LeadTexts> = {
  fr: {
    title: 'Demandes',
    newCount: (count) => (count === 1 ? '1 nouvelle demande' : `${count} nouvelles demandes`),
    forms: {
      contact_form: 'Contact',
      visit_request: 'Demande de visite',
      property_alert: 'Alerte immobilière',
      property_valuation: 'Évaluation',
    },
    stages: { new: 'Nouvelle', in_progress: 'En cours', closed: 'Fermée' },
    tabs: {
      label: 'Étapes',
      all: 'Toutes',
      new: 'Nouvelles',
      in_progress: 'En cours',
      closed: 'Fermées',
      quarantined: 'Quarantaine',
    },
    quarantined: 'En quarantaine',
    columns: {
      name: 'Nom',
      received: 'Reçue',
      form: 'Formulaire',
      site: 'Site',
      assignee: 'Responsable',
      stage: 'Étape',
    },
    filters: {
      search: 'Chercher un nom, un courriel, un mot du message',
      toggle: 'Filtres',
      clear: 'Effacer les filtres',
      site: 'Site',
      form: 'Formulaire',
      assignee: 'Responsable',
      from: 'Du',
      to: 'Au',
      any: 'Tous',
      defaultRecipient: 'Destinataire par défaut',
    },
    exportCsv: 'Exporter (CSV)',
    total: (total) => (total > 1 ? `${total.toLocaleString('fr-CA')} demandes` : `${total} demande`),
    pages: { label: 'Pages', newer: 'Plus récentes', older: 'Plus anciennes' },
    none: {
      title: 'Aucune demande',
      filtered: 'Aucune demande ne correspond à ces critères.',
      ever: 'Les messages que les visiteurs envoient par vos sites apparaîtront ici.',
    },
    unavailable: {
      title: 'Les demandes ne sont pas accessibles pour le moment.',
      detail: 'Aucune n’est perdue\u00a0: le service qui les garde ne répond pas. Réessayez dans un instant.',
      retry: 'Réessayer',
    },
    notFound: {
      title: 'Demande introuvable',
      detail: 'Elle a été supprimée, ou concerne un site qui ne vous est pas confié.',
      back: 'Retour aux demandes',
    },
    stage: { label: 'Étape', changed: (stage) => `Étape\u00a0: ${stage}`, undo: 'Annuler' },
    assignee: {
      label: 'Responsable',
      hint: 'La personne choisie reçoit la demande par courriel.',
      none: (name) => `${name} (destinataire)`,
      changed: (name) => `Demande confiée à ${name}`,
      back: 'Demande rendue à son destinataire',
    },
    quarantine: {
      title: 'Message suspect',
      detail:
        'Ce message pourrait provenir d’un robot. Tant qu’il est en quarantaine, le visiteur ne reçoit pas de confirmation.',
      release: 'Sortir de la quarantaine',
      released: 'Demande sortie de la quarantaine',
    },
    unchecked: {
      title: 'Message à vérifier',
      detail:
        'Il a été envoyé sans JavaScript, donc sans vérification contre les robots. Le destinataire ne l’a pas reçu\u00a0: transmettez-le, ou supprimez-le plus bas s’il s’agit d’un pourriel.',
      release: 'Transmettre au destinataire',
    },
    message: 'Message',
    details: 'Coordonnées et projet',
    origin: { title: 'Provenance', page: 'Page', variant: 'Variante', consent: 'Consentement' },
    reply: 'Écrire',
    call: 'Appeler',
    history: {
      title: 'Historique',
      line: (entry) => {
        const { stages } = leadTexts.fr;
        if (entry.kind === 'received') return 'Demande reçue';
        if (entry.kind === 'note') return leadTexts.fr.notes.by(entry.staff);
        if (entry.kind === 'released') return `${entry.staff} l’a sortie de la quarantaine`;
        if (entry.kind === 'stage') return `${entry.staff}\u00a0: ${stages[entry.from]} → ${stages[entry.to]}`;
        if (entry.kind === 'assigned') {
          return entry.to
            ? `${entry.staff} l’a confiée à ${assignedTo(entry)}`
            : `${entry.staff} l’a rendue à son destinataire`;
        }
        if (entry.kind === 'mail') {
          return entry.mail === 'confirmation' ? `Confirmation envoyée à ${entry.to}` : `Courriel envoyé à ${entry.to}`;
        }
        if (entry.kind === 'board') {
          const states = {
            ...{ waiting: 'en attente', sending: 'en cours', sent: 'transmise' },
            ...{ failed: 'non transmise', unclear: 'réception non confirmée' },
          };
          return `DDF\u00a0: ${states[entry.state]}${entry.detail ? ` (${entry.detail})` : ''}`;
        }
        const states = { delivered: 'transmise', waiting: 'en attente', stopped: 'abandonnée' };
        return `Webhook\u00a0: ${states[entry.state]}${entry.detail ? ` (${entry.detail})` : ''}`;
      },
    },
    notes: {
      label: 'Ajouter une note',
      hint: 'Pour l’équipe seulement\u00a0: la personne qui a écrit ne la voit pas. Elle est supprimée avec la demande.',
      add: 'Ajouter la note',
      added: 'Note ajoutée',
      by: (staff) => `Note de ${staff}`,
      edited: (at) => `modifiée le ${at}`,
      edit: 'Modifier',
      editOf: (at) => `Modifier la note du ${at}`,
      save: 'Enregistrer la note',
      saved: 'Note enregistrée',
      cancel: 'Annuler',
      remove: 'Supprimer',
      removeOf: (at) => `Supprimer la note du ${at}`,
      removeHeading: 'Supprimer cette note\u00a0?',
      removeBody: 'Elle disparaît pour toute l’équipe.',
      removed: 'Note supprimée',
      gone: 'Cette note ou cette demande a été supprimée.',
    },
    expiryNotice: (date) => `Sans activité d’ici là, cette demande sera supprimée le ${date}.`,
    deletion: {
      title: 'Suppression',
      one: 'Supprimer cette demande',
      oneHeading: 'Supprimer cette demande\u00a0?',
      oneBody: (name) => `La demande de ${name} et son historique seront effacés. C’est irréversible.`,
      person: 'Tout ce qui concerne cette personne',
      confirm: 'Supprimer',
      doneOne: 'Demande supprimée',
    },
    failed: 'La modification n’a pas été enregistrée\u00a0: le service ne répond pas.',
    settings: {
      title: 'Réglages des demandes',
      link: 'Réglages',
      forbidden: 'Seule l’administration peut modifier ces réglages.',
      retention: 'Durée de conservation (jours)',
      retentionHint:
        'De 30 à 3650 jours sans activité, après quoi une demande est supprimée. Une demande en cours est conservée au moins trois ans.',
      proofs: 'Durée de conservation des preuves de consentement (jours)',
      proofsHint:
        'De 1095 à 3650 jours après la fin d’une alerte ou d’un rapport\u00a0: la prescription est de trois ans.',
      webhook: 'Adresse du webhook',
      webhookHint: 'Chaque demande y est aussi transmise, signée. Laissez vide pour n’en transmettre aucune.',
      webhookGone:
        'Le destinataire a répondu qu’il ne veut plus rien recevoir (410). Enregistrez de nouveau l’adresse pour reprendre.',
      save: 'Enregistrer',
      saved: 'Réglages enregistrés',
      secret: {
        create: 'Créer le secret',
        renew: 'Remplacer le secret',
        renewHeading: 'Remplacer le secret du webhook\u00a0?',
        renewBody: 'L’ancien cesse de valoir aussitôt\u00a0: votre CRM devra connaître le nouveau.',
        shown: 'Copiez ce secret maintenant\u00a0: il ne sera plus jamais affiché.',
        stored: 'Un secret signe les envois. Il n’est plus affiché.',
      },
    },
  },
  en: {
    title: 'Leads',
    newCount: (count) => (count === 1 ? '1 new lead' : `${count} new leads`),
    forms: {
      contact_form: 'Contact',
      visit_request: 'Visit request',
      property_alert: 'Property alert',
      property_valuation: 'Valuation',
    },
    stages: { new: 'New', in_progress: 'In progress', closed: 'Closed' },
    tabs: {
      label: 'Stages',
      all: 'All',
      new: 'New',
      in_progress: 'In progress',
      closed: 'Closed',
      quarantined: 'Quarantine',
    },
    quarantined: 'In quarantine',
    columns: {
      name: 'Name',
      received: 'Received',
      form: 'Form',
      site: 'Site',
      assignee: 'Assigned to',
      stage: 'Stage',
    },
    filters: {
      search: 'Search a name, an email, a word of the message',
      toggle: 'Filters',
      clear: 'Clear filters',
      site: 'Site',
      form: 'Form',
      assignee: 'Assigned to',
      from: 'From',
      to: 'To',
      any: 'Any',
      defaultRecipient: 'Default recipient',
    },
    exportCsv: 'Export (CSV)',
    total: (total) => (total === 1 ? '1 lead' : `${total.toLocaleString('en-CA')} leads`),
    pages: { label: 'Pages', newer: 'Newer', older: 'Older' },
    none: {
      title: 'No leads',
      filtered: 'No lead matches these filters.',
      ever: 'What visitors send through your sites will appear here.',
    },
    unavailable: {
      title: 'Leads cannot be reached right now.',
      detail: 'None is lost: the service that keeps them does not answer. Try again in a moment.',
      retry: 'Try again',
    },
    notFound: {
      title: 'Lead not found',
      detail: 'It has been deleted, or belongs to a site that is not yours.',
      back: 'Back to leads',
    },
    stage: { label: 'Stage', changed: (stage) => `Stage: ${stage}`, undo: 'Undo' },
    assignee: {
      label: 'Assigned to',
      hint: 'Whoever you choose gets the lead by email.',
      none: (name) => `${name} (recipient)`,
      changed: (name) => `Lead assigned to ${name}`,
      back: 'Lead given back to its recipient',
    },
    quarantine: {
      title: 'Possible spam',
      detail: 'This message may come from a robot. While it is in quarantine, the visitor gets no confirmation.',
      release: 'Release from quarantine',
      released: 'Lead released from quarantine',
    },
    unchecked: {
      title: 'Message to check',
      detail:
        'It was sent without JavaScript, so nothing has checked that it is not from a robot. The recipient has not received it: release it, or discard it below if it is spam.',
      release: 'Release to the recipient',
    },
    message: 'Message',
    details: 'Contact and project',
    origin: { title: 'Origin', page: 'Page', variant: 'Variant', consent: 'Consent' },
    reply: 'Write',
    call: 'Call',
    history: {
      title: 'History',
      line: (entry) => {
        const { stages } = leadTexts.en;
        if (entry.kind === 'received') return 'Lead received';
        if (entry.kind === 'note') return leadTexts.en.notes.by(entry.staff);
        if (entry.kind === 'released') return `${entry.staff} released it from quarantine`;
        if (entry.kind === 'stage') return `${entry.staff}: ${stages[entry.from]} → ${stages[entry.to]}`;
        if (entry.kind === 'assigned') {
          return entry.to
            ? `${entry.staff} assigned it to ${assignedTo(entry)}`
            : `${entry.staff} gave it back to its recipient`;
        }
        if (entry.kind === 'mail') {
          return entry.mail === 'confirmation' ? `Confirmation sent to ${entry.to}` : `Email sent to ${entry.to}`;
        }
        if (entry.kind === 'board') {
          const states = {
            ...{ waiting: 'waiting', sending: 'under way', sent: 'sent' },
            ...{ failed: 'not sent', unclear: 'not confirmed' },
          };
          return `DDF: ${states[entry.state]}${entry.detail ? ` (${entry.detail})` : ''}`;
        }
        const states = { delivered: 'delivered', waiting: 'waiting', stopped: 'given up' };
        return `Webhook: ${states[entry.state]}${entry.detail ? ` (${entry.detail})` : ''}`;
      },
    },
    notes: {
      label: 'Add a note',
      hint: 'For staff alone: the person who wrote does not see it. It is deleted with the lead.',
      add: 'Add the note',
      added: 'Note added',
      by: (staff) => `Note by ${staff}`,
      edited: (at) => `changed on ${at}`,
      edit: 'Edit',
      editOf: (at) => `Edit the note of ${at}`,
      save: 'Save the note',
      saved: 'Note saved',
      cancel: 'Cancel',
      remove: 'Delete',
      removeOf: (at) => `Delete the note of ${at}`,
      removeHeading: 'Delete this note?',
      removeBody: 'It disappears for all staff.',
      removed: 'Note deleted',
      gone: 'This note or this lead has been deleted.',
    },
    expiryNotice: (date) => `Unless something happens with it, this lead will be deleted on ${date}.`,
    deletion: {
      title: 'Deletion',
      one: 'Delete this lead',
      oneHeading: 'Delete this lead?',
      oneBody: (name) => `The lead of ${name} and its history will be erased. This cannot be undone.`,
      person: 'Everything about this person',
      confirm: 'Delete',
      doneOne: 'Lead deleted',
    },
    failed: 'The change was not saved: the service does not answer.',
    settings: {
      title: 'Lead settings',
      link: 'Settings',
      forbidden: 'Only admins may change these settings.',
      retention: 'Keep leads for (days)',
      retentionHint:
        'From 30 to 3650 days without activity, after which a lead is deleted. A lead in progress is kept for at least three years.',
      proofs: 'Keep proofs of consent for (days)',
      proofsHint: 'From 1095 to 3650 days after an alert or a report has ended: claims lapse after three years.',
      webhook: 'Webhook address',
      webhookHint: 'Every lead is sent there too, signed. Leave it empty to send none.',
      webhookGone: 'The receiver answered that it wants no more (410). Save the address again to resume.',
      save: 'Save',
      saved: 'Settings saved',
      secret: {
        create: 'Make the secret',
        renew: 'Replace the secret',
        renewHeading: 'Replace the webhook’s secret?',
        renewBody: 'The old one stops counting at once: your CRM has to know the new one.',
        shown: 'Copy this secret now: it will never be shown again.',
        stored: 'A secret signs what is sent. It is no longer shown.',
      },
    },
  },
};
