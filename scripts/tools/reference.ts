import { writeReference } from './write-reference.ts';

for (const path of await writeReference()) console.log(`Wrote ${path}.`);
