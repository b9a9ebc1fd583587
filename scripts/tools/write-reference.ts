import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../process/repository-root.ts';
import { blockIndex, blockIndexPath } from './block-index.ts';

/** Writes the files that are derived from the contract and the schemas: the list of blocks, the references, the register of processing, and the samples and icons of the admin. Returns their paths. */
export async function writeReference(): Promise<string[]> {
  await writeUnderRoot(blockIndexPath, await blockIndex());
  // Imported here, because the reference reads the list of blocks that was just written.
  const { blockReference, referencePath } = await import('./block-reference.ts');
  await writeUnderRoot(referencePath, await blockReference());
  const { wireReference, wireReferencePath } = await import('./wire-reference.ts');
  await writeUnderRoot(wireReferencePath, wireReference());
  const { privacyRegister, privacyRegisterPath } = await import('./privacy-register.ts');
  await writeUnderRoot(privacyRegisterPath, privacyRegister());
  const { blockSamples, samplesPath } = await import('./block-samples.ts');
  await writeUnderRoot(samplesPath, await blockSamples());
  const { drawingsPath, iconDrawings } = await import('./icon-drawings.ts');
  await writeUnderRoot(drawingsPath, iconDrawings());
  return [blockIndexPath, referencePath, wireReferencePath, privacyRegisterPath, samplesPath, drawingsPath];
}

async function writeUnderRoot(path: string, text: string) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
