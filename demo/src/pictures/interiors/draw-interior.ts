import type { Alt } from '../descriptions/description.ts';
import { drawBathroom } from './bathroom.ts';
import { drawBedroom } from './bedroom.ts';
import type { Interior, InteriorRoom } from './interior-facts.ts';
import { type InteriorLook, lookOf } from './interior-look.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLivingRoom } from './living-room.ts';
import { drawDeck, drawDiningRoom, drawEntrance, drawStudy } from './other-rooms.ts';
import { drawDesks, drawMeetingRoom, drawReception, drawShopFloor } from './workplaces.ts';

const drawings: Record<InteriorRoom, (look: InteriorLook) => string> = {
  living: drawLivingRoom,
  kitchen: drawKitchen,
  dining: drawDiningRoom,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  study: drawStudy,
  entrance: drawEntrance,
  deck: drawDeck,
  reception: drawReception,
  meeting: drawMeetingRoom,
  desks: drawDesks,
  shop: drawShopFloor,
};

/** Returns the SVG of a room; the same interior is always drawn the same. */
export const drawInterior = (interior: Interior, room: InteriorRoom): string => drawings[room](lookOf(interior));

const views: Record<InteriorLook['outlook'], Alt> = {
  garden: { fr: 'fenêtres sur le jardin', en: 'windows onto the garden' },
  street: { fr: 'fenêtres sur la rue', en: 'windows onto the street' },
  city: { fr: 'vue sur la ville', en: 'a view of the city' },
  forest: { fr: 'vue sur la forêt', en: 'a view of the woods' },
  lake: { fr: 'vue sur l’eau', en: 'a view of the water' },
  river: { fr: 'vue sur l’eau', en: 'a view of the water' },
};

/** Returns the alternative text of a room: what it is, its colours, and what its windows look out on. */
export function interiorAlt(interior: Interior, room: InteriorRoom): Alt {
  const { cupboards, sofa, outlook } = lookOf(interior);
  const view = views[outlook];
  const words: Record<InteriorRoom, Alt> = {
    living: {
      fr: `Salon au canapé ${sofa.words.fr}, ${view.fr}`,
      en: `Living room with a ${sofa.words.en} sofa and ${view.en}`,
    },
    kitchen: {
      fr: `Cuisine ${cupboards.words.fr}, ${view.fr}`,
      en: `${capitalised(cupboards.words.en)} kitchen with ${view.en}`,
    },
    dining: { fr: `Salle à manger, ${view.fr}`, en: `Dining room with ${view.en}` },
    bedroom: { fr: `Chambre principale, ${view.fr}`, en: `Main bedroom with ${view.en}` },
    bathroom: { fr: `Salle de bain, ${view.fr}`, en: `Bathroom with ${view.en}` },
    study: { fr: `Bureau à la maison, ${view.fr}`, en: `Home office with ${view.en}` },
    entrance: { fr: 'Entrée avec son escalier de bois', en: 'Entrance hall with its wooden staircase' },
    deck: { fr: `Terrasse, ${view.fr}`, en: `Deck with ${view.en.replace('windows onto', 'a view of')}` },
    reception: { fr: `Accueil des bureaux, ${view.fr}`, en: `Office reception with ${view.en}` },
    meeting: { fr: `Salle de réunion, ${view.fr}`, en: `Meeting room with ${view.en}` },
    shop: { fr: `Aire de vente, ${view.fr}`, en: `Shop floor with ${view.en}` },
    desks: { fr: `Espace de travail, ${view.fr}`, en: `Work space with ${view.en}` },
  };
  return words[room];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
