import type { Alt } from './description.ts';

/** Every office picture by key. */
export const offices = {
  'office-001': {
    fr: 'Agence immobilière au rez-de-chaussée d’un immeuble de pierre grise, auvent bleu',
    en: 'Real-estate office on the ground floor of a greystone building, blue awning',
  },
  'office-002': {
    fr: 'Succursale contemporaine vitrée, éclairée au crépuscule',
    en: 'Contemporary glazed branch office lit at dusk',
  },
  'office-003': {
    fr: 'Bureau de quartier en brique avec vitrine et érable d’automne',
    en: 'Brick neighbourhood office with a shop window and an autumn maple',
  },
  'office-004': {
    fr: 'Salle de réunion avec longue table et vue sur la ville',
    en: 'Meeting room with a long table and a view of the city',
  },
  'office-005': {
    fr: 'Accueil de l’agence, comptoir de bois, fauteuils et plantes',
    en: 'Agency reception with a wooden counter, armchairs and plants',
  },
  'office-006': {
    fr: 'Salle de réunion au mur bleu gris, fenêtre sur les maisons d’en face',
    en: 'Meeting room with a slate-blue wall and a window onto the houses across the street',
  },
  'office-007': {
    fr: 'Bureau partagé aux deux postes de travail, fenêtres sur la rue',
    en: 'Shared office with two desks and windows onto the street',
  },
  'office-008': {
    fr: 'Accueil au comptoir bleu nuit, lattes de noyer et fauteuils de cuir',
    en: 'Reception with a navy counter, walnut slats and leather armchairs',
  },
} as const satisfies Record<string, Alt>;
