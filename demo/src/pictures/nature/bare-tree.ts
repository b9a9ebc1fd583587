import { round } from '../drawing/geometry.ts';
import { exposed, type Light } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';

interface Bare {
  x: number;
  y: number;
  height: number;
  trunk: number;
  snowy?: boolean;
  bark?: string;
}
interface Limb {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  level: number;
}

/** Draws a trunk and branches; `snowy` adds snow to the flatter ones. */
export function drawBranches(sketch: Sketch, light: Light, random: Random, tree: Bare): void {
  const bark = tree.bark ?? '#5a4a41';
  const strokes = new Map<number, string>();
  let snow = '';
  const grow = ({ x, y, angle, length, width, level }: Limb): void => {
    const bend = random.between(-0.12, 0.12);
    const endX = x + Math.cos(angle + bend) * length;
    const endY = y + Math.sin(angle + bend) * length;
    const midX = x + Math.cos(angle - bend) * length * 0.5;
    const midY = y + Math.sin(angle - bend) * length * 0.5;
    const data = `M${round(x)} ${round(y)}Q${round(midX)} ${round(midY)} ${round(endX)} ${round(endY)}`;
    strokes.set(width, (strokes.get(width) ?? '') + data);
    if (level > 0 && level < 4 && Math.abs(Math.sin(angle)) < 0.92) {
      snow += `M${round(x)} ${round(y - width * 0.35)}Q${round(midX)} ${round(midY - width * 0.5)} ${round(endX)} ${round(endY - width * 0.4)}`;
    }
    if (level >= 5 || length < tree.height * 0.022) return;
    const forks = level === 0 ? 4 : random.chance(0.35) ? 3 : 2;
    for (let fork = 0; fork < forks; fork++) {
      const spread = (fork / (forks - 1) - 0.5) * (level === 0 ? 1.5 : 1.15) + random.between(-0.16, 0.16);
      const upward = -Math.PI / 2;
      const next = angle + spread + (upward - angle - spread) * 0.16;
      const from = level === 0 ? random.between(0.72, 1) : random.between(0.86, 1);
      grow({
        x: x + (endX - x) * from,
        y: y + (endY - y) * from,
        angle: next,
        length: length * random.between(0.62, 0.8),
        width: Math.max(0.5, Math.round(width * 0.6 * 10) / 10),
        level: level + 1,
      });
    }
  };
  const width = Math.max(1, Math.round(tree.trunk * 10) / 10);
  grow({ x: tree.x, y: tree.y, angle: -Math.PI / 2, length: tree.height * 0.3, width, level: 0 });
  const dark = exposed(light, bark, 0.3);
  const bright = exposed(light, bark, 1);
  const side = light.direction[0] > 0 ? -1 : 1;
  for (const [thickness, data] of strokes) {
    sketch.stroke(data, dark, thickness);
    if (thickness > 1.5)
      sketch.group(`transform="translate(${round(side * thickness * 0.22)} 0)"`, () =>
        sketch.stroke(data, bright, thickness * 0.4, { opacity: 0.7 }),
      );
  }
  if (tree.snowy) sketch.stroke(snow, exposed(light, '#f6f9fd', 0.95), Math.max(0.8, width * 0.16), { opacity: 0.9 });
}
