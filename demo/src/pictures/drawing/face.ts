import { type Camera, project } from './camera.ts';
import type { Point, Point3 } from './geometry.ts';
import type { Light } from './light.ts';

/**
 * A flat side of an object in the world, with its own coordinates in metres: u along it, v up it, `out` of it towards the viewer.
 */
export class Face {
  readonly camera: Camera;
  readonly origin: Point3;
  readonly along: Point3;
  readonly up: Point3;
  readonly normal: Point3;
  readonly width: number;
  readonly height: number;

  /** `along` and `up` are vectors of any length; their lengths are the face's width and height in metres. */
  constructor(camera: Camera, origin: Point3, along: Point3, up: Point3) {
    this.camera = camera;
    this.origin = origin;
    this.width = length(along);
    this.height = length(up);
    this.along = scale(along, 1 / this.width);
    this.up = scale(up, 1 / this.height);
    this.normal = cross(this.up, this.along);
  }

  /** Returns the point of (u, v) on the picture, moved `out` metres along the normal. */
  at(u: number, v: number, out = 0): Point {
    return project(this.camera, this.place(u, v, out));
  }

  /** Returns the same point in the world. */
  place(u: number, v: number, out = 0): Point3 {
    const part = (axis: 0 | 1 | 2): number =>
      this.origin[axis] + this.along[axis] * u + this.up[axis] * v + this.normal[axis] * out;
    return [part(0), part(1), part(2)];
  }

  /** Returns the four corners of a rectangle on the face. */
  quad(u: number, v: number, width: number, height: number, out = 0): Point[] {
    return [
      this.at(u, v, out),
      this.at(u + width, v, out),
      this.at(u + width, v + height, out),
      this.at(u, v + height, out),
    ];
  }

  points(outline: readonly Point[], out = 0): Point[] {
    return outline.map(([u, v]) => this.at(u, v, out));
  }

  /** True when the front of the face is turned to the viewer. */
  get visible(): boolean {
    const [a, b, c] = [this.at(0, 0), this.at(this.width, 0), this.at(this.width, this.height)];
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) < 0;
  }

  /** Returns the amount of sun that the face receives: 0 turned away, 1 perpendicular to the light. */
  exposure(light: Light): number {
    const [x, y, z] = scale(light.direction, 1 / length(light.direction));
    return Math.max(0, -(x * this.normal[0] + y * this.normal[1] + z * this.normal[2]));
  }

  /** Returns another face on the same plane or parallel to it, starting at (u, v, out). */
  part(u: number, v: number, width: number, height: number, out = 0): Face {
    return new Face(this.camera, this.place(u, v, out), scale(this.along, width), scale(this.up, height));
  }
}

/** Returns the sides of an upright box whose near left bottom corner is given; only visible ones should be drawn. */
export function boxFaces(camera: Camera, [x, y, z]: Point3, width: number, height: number, depth: number) {
  const up: Point3 = [0, height, 0];
  return {
    front: new Face(camera, [x, y, z], [width, 0, 0], up),
    right: new Face(camera, [x + width, y, z], [0, 0, depth], up),
    left: new Face(camera, [x, y, z + depth], [0, 0, -depth], up),
    back: new Face(camera, [x + width, y, z + depth], [-width, 0, 0], up),
    top: new Face(camera, [x, y + height, z], [width, 0, 0], [0, 0, depth]),
    bottom: new Face(camera, [x, y, z + depth], [width, 0, 0], [0, 0, -depth]),
  };
}

function length([x, y, z]: Point3): number {
  return Math.hypot(x, y, z) || 1;
}

function scale([x, y, z]: Point3, by: number): Point3 {
  return [x * by, y * by, z * by];
}

function cross([ax, ay, az]: Point3, [bx, by, bz]: Point3): Point3 {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
