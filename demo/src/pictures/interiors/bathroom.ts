import { Face } from '../drawing/face.ts';
import { straight } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { cabinets, pendant, plant, tiling, tub } from '../interior/fittings.ts';
import { artwork } from '../interior/openings.ts';
import { closeRoom, grounded, type Room, rug, solid, sunOnFloor } from '../interior/room.ts';
import type { InteriorLook } from './interior-look.ts';
import { homeWindow, openHomeRoom } from './shell.ts';

const tileSizes = [
  [0.12, 0.24],
  [0.2, 0.1],
  [0.3, 0.14],
] as const;

/** Draws a bathroom: a tub before the window, or a vanity with a mirror and a glass shower. */
export function drawBathroom(look: InteriorLook): string {
  // A tub before clear glass would be seen from across the street.
  const isOverlooked = look.outlook === 'street' || look.outlook === 'city';
  return isOverlooked || look.arrangement('bathroom', 2) === 1 ? drawVanityRoom(look) : drawTubRoom(look);
}

function drawTubRoom(look: InteriorLook): string {
  const room = openHomeRoom(look, 'bathroom', { width: 6.4, depth: 4.2, height: 2.8, from: 0.2, isTiled: true });
  homeWindow(room, look, room.back, [1.7, 0.85, 3.1, 1.6]);
  tiling(
    room,
    room.back,
    0,
    0.14,
    6.4,
    0.62,
    look.backsplash,
    tileSizes[look.arrangement('bath-tiles', 3)] ?? tileSizes[0],
  );
  sunOnFloor(room, -1, 1.2, 2, 1.6);
  rug(room, -1.3, 0.9, 2.2, 1.1, '#f3eee4', look.rug[1]);
  solid(room, [-2.9, 0.3, 2], [0.55, 0.5, 1.9], look.wood);
  solid(room, [-2.95, 0.8, 1.95], [0.65, 0.05, 2], look.counter);
  artwork(room, room.left, 3.9, 1.2, 1.6, 1.2, ['#cfdde2', '#eef4f4', '#dfe9ea'], look.metal);
  plant(room, 2.3, 3.5, 1.7, '#b9ad9a', 'palm');
  tub(room, -0.95, 2.5, 2);
  solid(room, [1.35, 0, 2.1], [0.36, 0.45, 0.36], look.wood);
  solid(room, [1.4, 0.45, 2.15], [0.26, 0.1, 0.24], '#f6f1e6', 4);
  plant(room, -2.6, 2.3, 0.5, '#e9e2d4', 'bush', 0.85);
  pendant(room, 0, 2.4, 2.15, 0.24, '#f1e3c4', 'globe');
  return closeRoom(room);
}

function drawVanityRoom(look: InteriorLook): string {
  const room = openHomeRoom(look, 'bathroom', { width: 5.6, depth: 3.6, height: 2.7, from: -0.3, isTiled: true });
  const tile = look.arrangement('vanity-tiles', 2) ? look.accent : look.backsplash;
  tiling(room, room.back, 0, 0.14, 5.6, 2.1, tile, tileSizes[look.arrangement('bath-tiles', 3)] ?? tileSizes[0]);
  homeWindow(room, look, room.left, [2.6, 1.1, 1.6, 1.2]);
  sunOnFloor(room, -2.4, 1, 2, 1.5);
  drawMirror(room, look);
  for (const x of [-1.2, 1.2]) pendant(room, x, 3.4, 1.85, 0.14, '#f6ead0', 'globe');
  grounded(room, -1.1, 3, 2.2, 0.6);
  solid(room, [-1.1, 0.25, 3], [2.2, 0.5, 0.55], look.wood);
  const vanity = new Face(room.camera, [-1.1, 0.25, 3], [2.2, 0, 0], [0, 0.5, 0]);
  cabinets(room, vanity, 0, 0.02, 2.2, 0.46, 4, look.wood, look.metal);
  solid(room, [-1.15, 0.75, 2.95], [2.3, 0.06, 0.6], look.counter);
  for (const x of look.arrangement('basins', 2) ? [-0.95, 0.25] : [-0.4])
    solid(room, [x, 0.81, 3.05], [0.7, 0.14, 0.38], '#fdfcf9', 7);
  rug(room, -0.8, 1.3, 1.7, 0.9, '#efe9dc', look.rug[1]);
  plant(room, -2.3, 3.1, 1.2, '#c96f4a', 'fan');
  drawShower(room);
  return closeRoom(room);
}

/** Draws a round or a tall mirror over the vanity. */
function drawMirror({ sketch, light, back }: Room, look: InteriorLook): void {
  const [x, y] = back.at(2.8, 1.72);
  const isRound = look.arrangement('mirror', 2) === 0;
  const [rx, ry] = isRound ? [74, 74] : [118, 70];
  const glass = sketch.linear(
    [x - rx, y - ry],
    [x + rx, y + ry],
    [
      [0, '#f3f5f2'],
      [0.5, '#c9d6d4'],
      [1, '#9fb3b2'],
    ],
  );
  const rim = exposed(light, look.metal, 0.9);
  if (isRound) {
    sketch.ellipse(x, y, rx, ry, rim);
    sketch.ellipse(x, y, rx - 4, ry - 4, glass);
  } else {
    sketch.rect(x - rx, y - ry, rx * 2, ry * 2, rim, { radius: 6 });
    sketch.rect(x - rx + 4, y - ry + 4, rx * 2 - 8, ry * 2 - 8, glass, { radius: 3 });
  }
}

/** Draws a shower behind a pane of glass along the right wall. */
function drawShower(room: Room): void {
  const { sketch, camera } = room;
  solid(room, [1.75, 0, 1.7], [1.05, 0.08, 1.9], '#f4f2ec');
  const pane = new Face(camera, [1.75, 0.08, 3.5], [0, 0, -1.8], [0, 2, 0]);
  const outline = pane.quad(0, 0, 1.8, 2);
  sketch.polygon(outline, '#dcebf0', { opacity: 0.24 });
  sketch.stroke(straight(outline), '#ffffff', 1.6, { opacity: 0.7 });
}
