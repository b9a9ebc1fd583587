import { aroundQuebec } from './municipalities/around-quebec.ts';
import { basSaintLaurentGaspesie } from './municipalities/bas-saint-laurent-gaspesie.ts';
import { estrie } from './municipalities/estrie.ts';
import { islandOfMontreal } from './municipalities/island-of-montreal.ts';
import { largeCities } from './municipalities/large-cities.ts';
import { laurentidesLanaudiere } from './municipalities/laurentides-lanaudiere.ts';
import { mauricieCentreDuQuebec } from './municipalities/mauricie-centre-du-quebec.ts';
import { monteregie } from './municipalities/monteregie.ts';
import { outaouaisAbitibi } from './municipalities/outaouais-abitibi.ts';
import { saguenayCoteNord } from './municipalities/saguenay-cote-nord.ts';
import type { Municipality } from './place.ts';

/** The municipalities of the demo, largest first. */
export const municipalities: readonly Municipality[] = [
  ...largeCities,
  ...islandOfMontreal,
  ...monteregie,
  ...laurentidesLanaudiere,
  ...estrie,
  ...aroundQuebec,
  ...mauricieCentreDuQuebec,
  ...saguenayCoteNord,
  ...basSaintLaurentGaspesie,
  ...outaouaisAbitibi,
];

export const municipalityByCode: ReadonlyMap<string, Municipality> = new Map(
  municipalities.map((municipality) => [municipality.code, municipality]),
);
