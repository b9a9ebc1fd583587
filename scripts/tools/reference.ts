import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockReference, referencePath } from './block-reference.ts';

mkdirSync(path.dirname(referencePath), { recursive: true });
writeFileSync(referencePath, blockReference());
console.log(`Wrote ${referencePath}.`);
