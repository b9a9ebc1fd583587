/** Actions of the audit log with their labels, in the order of the admin's filter. */
export const auditActions = {
  created: { fr: 'Création', en: 'Created' },
  updated: { fr: 'Modification', en: 'Changed' },
  trashed: { fr: 'Mise à la corbeille', en: 'Moved to the trash' },
  restored: { fr: 'Restauration de la corbeille', en: 'Restored from the trash' },
  deleted: { fr: 'Suppression', en: 'Deleted' },
  password_changed: { fr: 'Mot de passe modifié', en: 'Password changed' },
  password_reset: { fr: 'Mot de passe réinitialisé par courriel', en: 'Password reset by email' },
  factor_enrolled: { fr: 'Validation en deux étapes activée', en: 'Two-step verification turned on' },
  factor_removed: { fr: 'Validation en deux étapes désactivée', en: 'Two-step verification turned off' },
  factor_reset: { fr: 'Validation en deux étapes réinitialisée', en: 'Two-step verification reset' },
  recovery_used: { fr: 'Code de secours utilisé', en: 'Recovery code used' },
  recovery_renewed: { fr: 'Codes de secours remplacés', en: 'Recovery codes replaced' },
  lead_stage: { fr: 'Étape d’une demande modifiée', en: 'Stage of a lead changed' },
  lead_assigned: { fr: 'Demande confiée', en: 'Lead assigned' },
  lead_released: { fr: 'Demande sortie de la quarantaine', en: 'Lead released from quarantine' },
  lead_note_added: { fr: 'Note ajoutée à une demande', en: 'Note added to a lead' },
  lead_note_changed: { fr: 'Note d’une demande modifiée', en: 'Note of a lead changed' },
  lead_note_deleted: { fr: 'Note d’une demande supprimée', en: 'Note of a lead deleted' },
  lead_deleted: { fr: 'Demande supprimée', en: 'Lead deleted' },
  person_erased: { fr: 'Données d’une personne effacées', en: 'Data of a person erased' },
  person_read: { fr: 'Renseignements d’une personne consultés', en: 'Information about a person read' },
  person_file: { fr: 'Renseignements d’une personne téléchargés', en: 'Information about a person downloaded' },
  consents_exported: { fr: 'Registre des consentements exporté', en: 'Register of consents exported' },
  leads_exported: { fr: 'Demandes exportées', en: 'Leads exported' },
  lead_settings: { fr: 'Réglages des demandes modifiés', en: 'Lead settings changed' },
  webhook_secret: { fr: 'Secret du webhook remplacé', en: 'Webhook secret replaced' },
  feed_added: { fr: 'Source d’inscriptions ajoutée', en: 'Source of listings added' },
  feed_changed: { fr: 'Source d’inscriptions modifiée', en: 'Source of listings changed' },
  feed_removed: { fr: 'Source d’inscriptions retirée', en: 'Source of listings removed' },
  feed_list_approved: { fr: 'Retrait d’inscriptions approuvé', en: 'Removal of listings approved' },
  feed_list_refused: { fr: 'Retrait d’inscriptions refusé', en: 'Removal of listings refused' },
  feed_reloaded: { fr: 'Rechargement complet d’une source demandé', en: 'Full load of a source requested' },
  publish_scheduled: { fr: 'Publication programmée', en: 'Publishing scheduled' },
  unpublish_scheduled: { fr: 'Retrait programmé', en: 'Unpublishing scheduled' },
  schedule_cancelled: { fr: 'Programmation annulée', en: 'Schedule cancelled' },
  published_on_schedule: { fr: 'Publication à la date programmée', en: 'Published on schedule' },
  unpublished_on_schedule: { fr: 'Retrait à la date programmée', en: 'Unpublished on schedule' },
  schedule_failed: { fr: 'Programmation échouée', en: 'Schedule failed' },
} as const;

export type AuditAction = keyof typeof auditActions;

/** Types of subjects in the audit log. */
export const auditSubjects = {
  users: { fr: 'Personnel', en: 'Staff' },
  sites: { fr: 'Sites', en: 'Sites' },
  leads: { fr: 'Demandes', en: 'Leads' },
  feeds: { fr: 'Sources d’inscriptions', en: 'Sources of listings' },
  pages: { fr: 'Pages', en: 'Pages' },
  articles: { fr: 'Articles', en: 'Articles' },
  people: { fr: 'Équipe', en: 'People' },
  offices: { fr: 'Bureaux', en: 'Offices' },
  'account-settings': { fr: 'Sécurité des comptes', en: 'Account security' },
} as const;

export type AuditSubject = keyof typeof auditSubjects;
