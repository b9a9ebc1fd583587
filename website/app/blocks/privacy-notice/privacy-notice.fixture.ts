import type { PrivacyFacts } from '@vitrine/contract/privacy-facts.ts';
import { examplesOf, html, lines, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const facts: PrivacyFacts = {
  ...{ message_days: 1095, proof_days: 1095, backup_days: 14, has_listings: true, sends_to_crm: false },
  ...{ sends_to_board: false, reports: 'never', tour_players: [], picture_hosts: [] },
  forms: ['contact_form', 'property_alert', 'property_valuation', 'visit_request'],
  ...{ has_team: true, has_films: false, film_hosts: [], frame_hosts: [], has_code: false, code_hosts: [] },
};

const withFacts = (changes: Partial<PrivacyFacts> = {}, fields = {}) =>
  withParams({ core_data: { privacy: { ...facts, ...changes } } }, fields);

const nothing: Partial<PrivacyFacts> = { has_listings: false, forms: [], has_team: false };

export const fixtures = examplesOf(
  'privacy_notice_block',
  withFacts(
    {},
    {
      main_title: textOf('Vos renseignements personnels', 'Your personal information'),
      since: textOf('1er\u00a0septembre 2026', 'September 1, 2026'),
      officer_name: textOf('Étienne Garneau'),
      officer_title: textOf('directeur général', 'general manager'),
      officer_email: 'confidentialite@exemple.ca',
    },
  ),
  {
    everything: withFacts(
      {
        ...{ message_days: 180, proof_days: 1825, backup_days: 30, sends_to_crm: true, sends_to_board: true },
        ...{ reports: 'with-consent', tour_players: ['youtube', 'vimeo', 'matterport'], has_films: true },
        picture_hosts: ['*.photos-immobilieres.example'],
        film_hosts: ['videos.exemple.ca'],
        frame_hosts: ['projets.exemple.ca'],
        has_code: true,
        code_hosts: ['rendez-vous.exemple.ca'],
      },
      {
        description: html(
          '<p>Voici, en mots clairs, ce que nous faisons de ce que vous nous confiez.</p>',
          '<p>Here is, in plain words, what we do with what you entrust to us.</p>',
        ),
        officer_address: lines('4260, rue Saint-Denis, bureau 200, Montréal (Québec) H2J 2K8'),
        officer_phone: '514 555-0142',
        providers: lines(
          'Un hébergeur de Montréal, qui garde le site et ses sauvegardes au Québec.',
          'A host in Montréal, which keeps the site and its backups in Québec.',
        ),
      },
    ),
    'a site that collects nothing': withFacts(nothing),
    'nobody is named': { officer_name: null, officer_title: null, officer_email: null },
    'names with HTML': {
      officer_name: textOf('<b>Étienne</b> <script>alert(1)</script>'),
      officer_email: 'javascript:alert(1)',
      officer_phone: '"><img src=x onerror=alert(1)>',
    },
    'without a title': { main_title: null },
    'very long words': {
      officer_name: textOf('Marie-Antoinette Beauregard-Desrosiers-de-la-Chevrotière-Saint-Jean-sur-Richelieu'),
      officer_email:
        'responsable-de-la-protection-des-renseignements-personnels@agence-immobiliere-de-la-rive-sud.example',
    },
    'core did not answer': withParams({ core_data: { failed: true } }),
  },
);
