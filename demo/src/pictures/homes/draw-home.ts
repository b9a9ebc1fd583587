import type { Material } from '../building/walls.ts';
import type { Alt } from '../descriptions/description.ts';
import { mix } from '../drawing/colour.ts';
import { drawBungalow } from '../facades/bungalow.ts';
import { drawCanadienne } from '../facades/canadienne.ts';
import { drawAFrame, drawLogChalet } from '../facades/chalets.ts';
import { drawCottage } from '../facades/cottage.ts';
import { drawFarm } from '../facades/farm.ts';
import { drawLand } from '../facades/land.ts';
import { drawModern } from '../facades/modern.ts';
import { cityHomes } from './city-homes.ts';
import { type DrawHome, HomeChoice } from './home-choice.ts';
import type { Home, HomeKind } from './home-facts.ts';
import { logs, type NamedMaterial, sidings, villageWalls, woods } from './home-materials.ts';

export interface DrawnHome {
  svg(): string;
  /** Words for the material, to stand after the noun in French and before it in English; empty where there is none. */
  material: Alt;
  hour: HomeChoice['view']['hour'];
}

const roofs = ['#4a4a4d', '#5d5651', '#6a4a3e', '#3f4650', '#57534f'] as const;
const doors = ['#8a3b32', '#2f4f5c', '#3d5a45', '#c0793a', '#2d2b2d', '#24466b'] as const;
const shades = ['#e9e2d4', '#f4f0e6', '#d8cbb4'] as const;
const tin = ['#8f3d33', '#7d8890', '#4a6a58', '#3f4650', '#a5483a', '#6b5a4a'] as const;
const flowers = ['#e9a9b4', '#f0d9e0', '#f0d06a', '#d77f95', '#e9e4f0'] as const;

const accentOf = (choice: HomeChoice, { material }: NamedMaterial): Material =>
  choice.any<Material>([
    { kind: 'boards', colour: '#a2714a' },
    { kind: 'ashlar', colour: '#cfc4b2' },
    { kind: 'boards', colour: mix(material.colour, '#2f3338', 0.35) },
    { kind: 'stone', colour: '#a9a096' },
  ]);

const bungalow: DrawHome = (choice, { era, hasGarage }) => {
  const wall = choice.inTurn(sidings);
  const look = {
    material: wall.material,
    accent: accentOf(choice, wall),
    roofing: { kind: 'shingle', colour: choice.any(roofs) } as const,
    trim: '#f4efe4',
    frame: era === 'new' ? '#2f3338' : choice.any(['#f4efe4', '#efe9dc']),
    door: choice.any(doors),
    ...(hasGarage && { shelter: { kind: 'garage', colour: choice.any(shades) } as const }),
  };
  return { svg: () => drawBungalow(choice.view, look), material: wall.words };
};

const cottage: DrawHome = (choice, { era, hasGarage }) => {
  const wall = choice.inTurn(sidings);
  const look = {
    material: wall.material,
    gable: choice.any<Material>([
      wall.material,
      { kind: 'boards', colour: mix(wall.material.colour, '#f4efe4', 0.4) },
      { kind: 'boards', colour: '#a2714a' },
    ]),
    roofing: { kind: 'shingle', colour: choice.any(roofs) } as const,
    trim: '#f6f2e8',
    frame: era === 'new' ? choice.any(['#2f3338', '#f6f2e8']) : '#f6f2e8',
    door: choice.any(doors),
    blooms: choice.any(flowers),
    ...(hasGarage && { garage: choice.any(shades) }),
    ...(era !== 'new' && choice.any([true, false]) && { shutters: choice.any(['#2f4638', '#33405a', '#5b2f2b']) }),
  };
  return { svg: () => drawCottage(choice.view, look), material: wall.words };
};

const modern: DrawHome = (choice, { hasGarage }) => {
  const wood = choice.inTurn(['#b9814f', '#8a5f3d', '#c9a070', '#6f4a34', '#a5794f', '#9b8f82']);
  const look = {
    wood,
    metal: choice.any(['#2c2f34', '#33363b', '#3d4247', '#e2ded5']),
    stone: choice.any(['#8f8a84', '#a39c92', '#b5b0a8', '#77736f']),
    hasGarage,
  };
  return { svg: () => drawModern(choice.view, look), material: { fr: 'en bois et métal', en: 'wood and metal' } };
};

const canadienne: DrawHome = (choice, { storeys }) => {
  const wall = choice.inTurn(villageWalls);
  const look = {
    material: wall.material,
    roof: choice.inTurn(tin),
    trim: '#f7f3ea',
    shutters: choice.any(['#2f4638', '#33405a', '#7c2b2a', '#2d3338']),
    door: choice.any(doors),
    hasDormers: storeys > 1,
  };
  return { svg: () => drawCanadienne(choice.view, look), material: wall.words };
};

const aframe: DrawHome = (choice, { hasWater }) => {
  const wood = choice.inTurn(woods);
  const look = {
    cladding: wood.material.colour,
    roof: choice.any(['#4a4a4d', '#8f3a30', '#46604e', '#5a4a40']),
    lake: hasWater,
  };
  return { svg: () => drawAFrame(choice.view, look), material: wood.words };
};

const log: DrawHome = (choice) => {
  const wood = choice.inTurn(logs);
  const look = {
    log: wood.material.colour,
    roof: choice.inTurn(['#5a4a40', '#46604e', '#7a3b30', '#4a4f56'], 2),
    door: choice.any(doors),
  };
  return { svg: () => drawLogChalet(choice.view, look), material: wood.words };
};

const farm: DrawHome = (choice) => {
  const wall = choice.inTurn(villageWalls);
  const look = {
    house: wall.material,
    roof: choice.any(tin),
    barn: choice.inTurn(['#a83a30', '#7c7f80', '#6e4a36', '#e4e0d6', '#5f6f5a']),
    barnRoof: choice.any(['#8d979d', '#4f6a5a', '#7b3a32', '#5b6168']),
  };
  return { svg: () => drawFarm(choice.view, look), material: wall.words };
};

const lot: DrawHome = (choice, { hasHills, hasWater }) => ({
  svg: () => drawLand(choice.view, { hills: hasHills, lake: hasWater }),
  material: { fr: '', en: '' },
});

const drawings: Record<HomeKind, DrawHome> = {
  bungalow,
  cottage,
  modern,
  canadienne,
  aframe,
  log,
  farm,
  lot,
  ...cityHomes,
};

/** Returns the drawing of a home and what its words need of it. The same home is always drawn the same. */
export function drawnHome(home: Home): DrawnHome {
  const choice = new HomeChoice(home);
  return { ...drawings[home.facts.kind](choice, home.facts), hour: choice.view.hour };
}
