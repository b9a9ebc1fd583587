import type { Locale } from '@vitrine/contract/locale.ts';
import type { AlarmKind } from './feed-alarms.ts';

interface AlarmTexts {
  /** `source`: the name that staff gave the source. */
  subject: (source: string) => string;
  heading: (source: string) => string;
  explanation: Record<AlarmKind, string>;
  details: string;
  since: string;
  reason: string;
  destination: string;
  /** Why the reader gets this mail. */
  why: string;
}

export const alarmTexts: Record<Locale, AlarmTexts> = {
  fr: {
    subject: (source) => `Inscriptions à vérifier – ${source}`,
    heading: (source) => `La source « ${source} » demande votre attention`,
    explanation: {
      'list-held':
        'La liste des inscriptions que nous avons reçue est vide ou en omet un grand nombre. Nous n’avons rien retiré de vos sites. Si une liste identique arrive au moins une heure plus tard, elle sera appliquée, à moins d’être vide.',
      'list-refused':
        'La liste des inscriptions que nous avons reçue est incomplète ou se contredit. Nous n’avons rien retiré de vos sites et nous réessaierons à la prochaine lecture.',
      'run-failed': 'Nous n’avons pas réussi à lire cette source. Nous réessayons automatiquement.',
      doubtful:
        'La dernière lecture s’est terminée, mais son résultat est douteux. Vérifiez vos inscriptions et les réglages de cette source.',
      stale:
        'Nous n’avons pu vérifier aucune liste complète depuis plus de 20 heures. Des inscriptions affichées ne sont peut-être plus à jour.',
    },
    details: 'Détails',
    since: 'Depuis',
    reason: 'Motif',
    destination: 'Destination',
    why: 'Vous recevez ce courriel parce que votre adresse figure dans les réglages de cette source.',
  },
  en: {
    subject: (source) => `Listings to check – ${source}`,
    heading: (source) => `The source “${source}” needs your attention`,
    explanation: {
      'list-held':
        'The list of listings that we received is empty or lacks many of them. Nothing was removed from your sites. If an identical list arrives an hour or more later it will be applied, unless it is empty.',
      'list-refused':
        'The list of listings that we received is incomplete or contradicts itself. Nothing was removed from your sites, and we will try again at the next run.',
      'run-failed': 'We could not read this source. We keep trying automatically.',
      doubtful: 'The last run ended, but its result is doubtful. Check your listings and the settings of this source.',
      stale:
        'We have been unable to verify a complete list for more than 20 hours. Some of the listings shown may be out of date.',
    },
    details: 'Details',
    since: 'Since',
    reason: 'Reason',
    destination: 'Destination',
    why: 'You receive this e-mail because your address is in the settings of this source.',
  },
};
