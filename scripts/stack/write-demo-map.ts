import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawDemoMap } from '@vitrine/demo/maps/draw-demo-map.ts';

// Runs as a separate process with low priority, as drawing the streets takes a processor for some seconds.

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the archives.');
mkdirSync(folder, { recursive: true });
const unfinished = join(folder, '.demo.pmtiles.part');
writeFileSync(unfinished, drawDemoMap());
// The website never sees a file that is half there.
renameSync(unfinished, join(folder, 'demo.pmtiles'));
