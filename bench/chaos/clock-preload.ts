import { readFileSync } from 'node:fs';

// Loaded into each part by NODE_OPTIONS. Shifts its clock by the milliseconds that the file CHAOS_CLOCK holds, as a clock that is set
// anew: times that only run forward, such as performance.now and timers, stay as they are.

const file = process.env.CHAOS_CLOCK;
const RealDate = Date;
let shift = 0;

const now = (): number => RealDate.now() + shift;

if (file !== undefined) {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  setInterval(() => {
    try {
      shift = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      // Without the file the clock is right.
      shift = 0;
    }
  }, 100).unref();
}
