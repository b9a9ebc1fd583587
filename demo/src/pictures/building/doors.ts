import { darken, lighten } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import { exposed } from '../drawing/light.ts';
import type { Scene } from '../drawing/scene.ts';
import { onFace } from './walls.ts';
import { drawWindow } from './windows.ts';

export interface Door {
  u: number;
  v?: number;
  width?: number;
  height?: number;
  colour: string;
  trim?: string;
  /** True when there is a window above the door. */
  transom?: boolean;
  glazed?: boolean;
}

/** Draws an entrance door in its casing, panelled or glazed. */
export function drawDoor(scene: Scene, face: Face, door: Door): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  const { u, v = 0, width = 0.95, height = 2.1, colour, trim = '#f2eee4', transom = false, glazed = true } = door;
  const whole = height + (transom ? 0.55 : 0);
  sketch.polygon(face.quad(u - 0.12, v, width + 0.24, whole + 0.12, 0.03), onFace(light, face, trim));
  sketch.polygon(face.quad(u, v, width, whole), darken(exposed(light, trim, 0), 0.4));
  const paint = onFace(light, face, colour);
  sketch.polygon(
    face.quad(u + 0.03, v, width - 0.06, height, -0.08),
    sketch.linear(face.at(u, v + height), face.at(u, v), [
      [0, darken(paint, 0.25)],
      [0.25, paint],
      [1, lighten(paint, 0.06)],
    ]),
  );
  if (transom)
    drawWindow(scene, face, {
      u: u + 0.03,
      v: v + height + 0.06,
      width: width - 0.06,
      height: 0.46,
      frame: trim,
      panes: [1, 1],
      curtains: false,
    });
  const panel = { u: u + width * 0.2, width: width * 0.6 };
  if (glazed)
    drawWindow(scene, face, {
      ...panel,
      v: v + height * 0.46,
      height: height * 0.44,
      frame: colour,
      panes: [1, 1],
      curtains: false,
    });
  else sketch.polygon(face.quad(panel.u, v + height * 0.5, panel.width, height * 0.38, -0.08), darken(paint, 0.22));
  sketch.polygon(face.quad(panel.u, v + height * 0.1, panel.width, height * 0.28, -0.08), darken(paint, 0.2));
  sketch.polygon(
    face.quad(panel.u + 0.04, v + height * 0.12, panel.width - 0.08, height * 0.24, -0.08),
    lighten(paint, 0.05),
  );
  const [hx, hy] = face.at(u + width * 0.88, v + height * 0.45, -0.04);
  sketch.ellipse(hx, hy, 1.4, 1.4, exposed(light, '#d9b36a', 1));
}

/** Draws a sectional garage door. */
export function drawGarageDoor(
  scene: Scene,
  face: Face,
  u: number,
  width: number,
  height: number,
  colour: string,
): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  const paint = onFace(light, face, colour);
  sketch.polygon(face.quad(u - 0.12, 0, width + 0.24, height + 0.12, 0.02), onFace(light, face, '#f0ece2'));
  sketch.polygon(face.quad(u, 0, width, height), darken(paint, 0.55));
  const rows = 4;
  const columns = Math.max(3, Math.round(width / 0.85));
  for (let row = 0; row < rows; row++) {
    const v = (height / rows) * row;
    sketch.polygon(face.quad(u + 0.02, v + 0.02, width - 0.04, height / rows - 0.035, -0.08), paint);
    for (let column = 0; column < columns; column++) {
      const left = u + (width / columns) * column + 0.1;
      const size = [width / columns - 0.2, height / rows - 0.2] as const;
      if (row === rows - 1)
        drawWindow(scene, face, {
          u: left,
          v: v + 0.1,
          width: size[0],
          height: size[1],
          frame: colour,
          panes: [1, 1],
          curtains: false,
        });
      else sketch.polygon(face.quad(left, v + 0.1, size[0], size[1], -0.08), darken(paint, 0.08));
    }
  }
}
