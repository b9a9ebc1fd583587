import { blockDescriptions, findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { PayloadRequest } from 'payload';
import { wireToPayload } from '../../blocks/wire-to-payload.ts';
import { asObject, type Loose } from '../../values/untyped-values.ts';
import samples from './generated/block-samples.json' with { type: 'json' };
import { pageTemplates, type TemplateBlock } from './page-templates.ts';

interface BlockSample {
  block: WireBlock;
  /** True when the block states facts about the site, which are not published before an editor has changed them. */
  isInvented: boolean;
}

/** Samples by block type, made from the examples by `npm run reference`. */
const samplesByType: ReadonlyMap<string, BlockSample> = new Map(Object.entries(samples));

/** Number of pictures among which the samples choose. */
const pictureCount = 12;

interface SampleRequest {
  /** A block type, or the id of a template. */
  name: string;
  locale: Locale;
  /** Id of the site of the page; NaN while none is chosen. */
  site: number;
}

/**
 * Returns the sample of a block, or those of a template, as Payload documents in one language, with the newest pictures that the user
 * may read of the site and the shared library. Returns none for an unknown name.
 */
export async function readSamples(req: PayloadRequest, { name, locale, site }: SampleRequest): Promise<Loose[]> {
  const blocks = pageTemplates.find(({ id }) => id === name)?.blocks ?? [{ type: name }];
  const pictures = await findPictures(req, site);
  let used = 0;
  return blocks.flatMap((block) => {
    const sample = samplesByType.get(block.type);
    if (!sample) return [];
    const pictureId = (number: string) => pictures[(used + Number(number)) % Math.max(1, pictures.length)];
    const [document] = wireToPayload([withTexts(sample.block, block)], blockDescriptions, { locale, pictureId });
    used += 1;
    if (!document) return [];
    return [{ ...document, params: { ...asObject(document.params), ...(sample.isInvented && { is_sample: true }) } }];
  });
}

/** Returns the sample with the texts of a template in its text fields. */
function withTexts(sample: WireBlock, { type, texts = {} }: TemplateBlock): WireBlock {
  const fields = Object.entries(texts).map(([name, content]) => {
    const kind = findBlock(type)?.fields[name]?.kind;
    return [name, { cms_component: kind, content: kind === 'richtext' ? paragraphs(content) : content }];
  });
  return { ...sample, fields: { ...sample.fields, ...Object.fromEntries(fields) } };
}

const paragraphs = ({ fr, en }: { fr: string; en: string }) => ({ fr: `<p>${fr}</p>`, en: `<p>${en}</p>` });

async function findPictures(req: PayloadRequest, site: number): Promise<number[]> {
  const ofSite = Number.isInteger(site) ? [{ site: { equals: site } }] : [];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: {
      and: [
        { mimeType: { in: ['image/webp', 'image/jpeg', 'image/png', 'image/avif'] } },
        // Narrow pictures are portraits or logos.
        { width: { greater_than_equal: 960 } },
        { or: [...ofSite, { site: { exists: false } }] },
      ],
    },
    sort: '-createdAt',
    limit: pictureCount,
    ...{ pagination: false, depth: 0, overrideAccess: false, req, select: { filename: true } },
  });
  return docs.map(({ id }) => Number(id));
}
