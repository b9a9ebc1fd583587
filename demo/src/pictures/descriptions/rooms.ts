import type { Alt, Room } from './description.ts';

interface RoomDescription {
  room: Room;
  alt: Alt;
}

function room(name: Room, fr: string, en: string): RoomDescription {
  return { room: name, alt: { fr, en } };
}

/** Every room by key: its use and its alternative text. */
export const rooms = {
  'room-001': room(
    'living',
    'Salon lumineux aux grandes fenêtres donnant sur le fleuve, canapé crème et fauteuil de cuir',
    'Bright living room with tall windows over the river, cream sofa and leather armchair',
  ),
  'room-002': room(
    'living',
    'Salon de condo au crépuscule, la ville illuminée derrière la baie vitrée',
    'Condo living room at dusk, the lit city beyond a wall of glass',
  ),
  'room-003': room(
    'kitchen',
    'Cuisine blanche et chêne avec grand îlot, tabourets et suspensions',
    'White and oak kitchen with a large island, stools and pendant lights',
  ),
  'room-004': room(
    'kitchen',
    'Cuisine vert sauge, îlot de noyer et comptoirs de pierre claire',
    'Sage-green kitchen with a walnut island and pale stone counters',
  ),
  'room-005': room(
    'bedroom',
    'Chambre principale au petit matin, lit de lin et rideaux légers',
    'Main bedroom in early morning, linen bedding and light curtains',
  ),
  'room-006': room(
    'bedroom',
    'Chambre aux tons de bleu profond, lampes de chevet allumées au crépuscule',
    'Bedroom in deep blues, bedside lamps lit at dusk',
  ),
  'room-007': room(
    'bathroom',
    'Salle de bain avec bain autoportant devant une fenêtre sur la forêt',
    'Bathroom with a freestanding tub before a window on the forest',
  ),
  'room-008': room(
    'bathroom',
    'Salle de bain en céramique verte, vanité de bois et miroir rond',
    'Green-tiled bathroom with a wooden vanity and a round mirror',
  ),
  'room-009': room(
    'dining',
    'Salle à manger, longue table de bois et suspension au-dessus de six chaises',
    'Dining room with a long wooden table and a pendant above six chairs',
  ),
  'room-010': room(
    'office',
    'Bureau à domicile près d’une fenêtre, bibliothèque et fauteuil de travail',
    'Home office by a window, with bookshelves and a desk chair',
  ),
  'room-011': room(
    'terrace',
    'Terrasse sur le toit à l’heure dorée, mobilier bas et vue sur la ville',
    'Rooftop terrace at golden hour, low furniture and a view of the city',
  ),
  'room-012': room(
    'terrace',
    'Terrasse de bois au bord du lac, deux fauteuils Adirondack face à l’eau',
    'Wooden deck by the lake, two Adirondack chairs facing the water',
  ),
  'room-013': room(
    'entrance',
    'Hall d’entrée avec escalier de chêne, banc et miroir',
    'Entrance hall with an oak staircase, a bench and a mirror',
  ),
  'room-014': room(
    'loft',
    'Loft industriel, murs de brique, fenêtres à carreaux et canapé de cuir',
    'Industrial loft with brick walls, gridded windows and a leather sofa',
  ),
  'room-015': room(
    'living',
    'Salon avec foyer de pierre, un soir d’hiver, la neige derrière les fenêtres',
    'Living room with a stone fireplace on a winter evening, snow beyond the windows',
  ),
  'room-016': room(
    'solarium',
    'Solarium rempli de plantes, fauteuil de rotin et plancher de céramique',
    'Sunroom full of plants, with a rattan chair and a tiled floor',
  ),
  'room-017': room(
    'living',
    'Salon au foyer de pierre, canapé de cuir et fenêtres sur le jardin en été',
    'Living room with a stone fireplace, a leather sofa and windows onto the garden in summer',
  ),
  'room-018': room(
    'living',
    'Salon d’époque au canapé sable, tapis bleu et hautes fenêtres sur la rue',
    'Period living room with a sand-coloured sofa, a blue rug and tall windows onto the street',
  ),
  'room-019': room(
    'kitchen',
    'Cuisine de chêne à îlot blanc, tablettes ouvertes et vue sur la ville',
    'Oak kitchen with a white island, open shelves and a view of the city',
  ),
  'room-020': room(
    'office',
    'Cabinet de travail vert, bibliothèque de noyer et fenêtre sur la rue en automne',
    'Green study with a walnut bookcase and a window onto the street in autumn',
  ),
} as const satisfies Record<string, RoomDescription>;
