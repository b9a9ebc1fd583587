import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockDescriptions, findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import {
  type BlockDescription,
  coreDataSources,
  type Field,
  type FieldKind,
  type Fields,
  namesOfKinds,
  nestedTypes,
  repeaterItems,
} from '@vitrine/contract/fields.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { blockFolder } from '../../website/app/block-framework/definition/block-folder.ts';
import { root } from '../process/repository-root.ts';

/**
 * The sample content with which the admin adds a block: the default example of the block, without what only its author may say. People
 * are placeholders, contact details and outside addresses are left out, and pictures are numbered for the site's own.
 */

export const samplesPath = 'content/src/admin/blocks/generated/block-samples.json';

const maxItems = 4;

/** Groups whose blocks show what the site or the visitor brings; their few words are no invented facts. */
const factlessGroups = new Set(['listings', 'forms', 'layout']);

/** Titles of examples that hold for the example's own listings alone. */
const generalTitles: Readonly<Record<string, { fr: string; en: string }>> = {
  properties_slider_block: { fr: 'Des propriétés à découvrir', en: 'Listings to discover' },
};

interface BlockSample {
  block: WireBlock;
  /** True when the block states facts about the site, which are not published before an editor has changed them. */
  isInvented: boolean;
}

/** Returns the samples of the blocks of a page by type, in JSON. */
export async function blockSamples(): Promise<string> {
  const page = blockDescriptions.filter(({ place }) => place === 'page');
  const samples = await Promise.all(page.map(async (description) => [description.type, await sampleOf(description)]));
  return `${JSON.stringify(Object.fromEntries(samples), null, 1)}\n`;
}

async function sampleOf(description: BlockDescription): Promise<BlockSample> {
  const folder = blockFolder(description.type);
  const file = join(root, `website/app/blocks/${folder}/${folder}.fixture.ts`);
  const { fixtures }: { fixtures: Readonly<Record<string, WireBlock>> } = await import(pathToFileURL(file).href);
  const source = coreDataSources.find((known) => known === description.coreData);
  const block = sampleBlock(description, fixtures.default ?? { block_type: description.type }, { pictures: 0 });
  const isFactless =
    source !== undefined ||
    description.coreData === 'privacy' ||
    (factlessGroups.has(description.group ?? '') && !hasFigures(block));
  if (source) block.block_params = { ...block.block_params, core_data: { source } };
  return { block, isInvented: !isFactless };
}

/** True for a block with numbers or items of its own, which no source of the site replaces. */
const hasFigures = ({ fields }: WireBlock): boolean =>
  Object.values(fields ?? {}).some((value) => typeof value === 'number' || (Array.isArray(value) && value.length > 0));

/** Number of pictures of the sample so far. */
interface Counter {
  pictures: number;
}

function sampleBlock(description: BlockDescription, { fields, block_params }: WireBlock, counter: Counter): WireBlock {
  const hasPerson = Object.keys(description.fields).some((name) => name in people);
  // The person of a form is the recipient of the site or the page.
  const isForm = description.group === 'forms';
  const isFilled = coreDataSources.some((source) => source === description.coreData);
  const numbers = namesOfKinds(description.fields, 'number');
  const own = Object.entries(description.fields).flatMap(([name, field]) => {
    // The source fills the lists and their totals.
    if (isFilled && (repeaterItems(field) || numbers.includes(name))) return [];
    if (isForm && name in people) return [];
    // Only the site knows who is in charge, and since when.
    if (description.coreData === 'privacy' && name !== 'main_title') return [];
    const general = name === 'main_title' ? generalTitles[description.type] : undefined;
    const given = general ? { cms_component: 'text', content: general } : fields?.[name];
    const value = hasPerson && !isForm && name in placeholders ? placeholders[name]?.(field) : given;
    const sample = sampleValue(name, field, value, counter);
    return sample === undefined ? [] : [[name, sample]];
  });
  const params = sampleParams(description.params, block_params ?? {});
  return {
    block_type: description.type,
    ...(Object.keys(params).length > 0 && { block_params: params }),
    fields: Object.fromEntries(own),
  };
}

const sampleParams = (fields: Fields, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    namesOfKinds(fields, 'choice', 'flag', 'number').flatMap((name) =>
      values[name] !== undefined ? [[name, values[name]]] : [],
    ),
  );

const textOf = (fr: string, en: string) => (field: Field) => ({
  cms_component: field.kind,
  content: field.kind === 'richtext' ? { fr: `<p>${fr}</p>`, en: `<p>${en}</p>` } : { fr, en },
});

const personName = textOf('Prénom Nom', 'First and last name');

/** Fields that name a person. */
const people: Readonly<Record<string, (field: Field) => unknown>> = {
  person_name: personName,
  author_name: personName,
  broker_name: personName,
  broker_subtitle: textOf('Fonction', 'Job title'),
};

/** Fields of a block or an item with a person in it, which invent nobody. */
const placeholders: Readonly<Record<string, (field: Field) => unknown>> = {
  ...people,
  person_subtitle: textOf('Fonction', 'Job title'),
  author_subtitle: textOf('Ville ou quartier', 'City or neighbourhood'),
  description: textOf(
    'Remplacez ce texte par les mots de la personne, avec son accord.',
    'Replace this text with the words of the person, with their consent.',
  ),
};

function sampleValue(name: string, field: Field, value: unknown, counter: Counter): unknown {
  if (value === undefined || value === null) return undefined;
  const types = nestedTypes(field, blockDescriptions);
  if (types) return items(value, types, counter);
  const sampleOf = samplers[field.kind];
  return sampleOf ? sampleOf(value, name, counter) : value;
}

type Sampler = (value: unknown, name: string, counter: Counter) => unknown;

const leftOut: Sampler = () => undefined;
const textSample: Sampler = (value) => (hasContact(value) ? undefined : value);
const pictureSample: Sampler = (value, name, counter) =>
  /avatar|portrait|logo/.test(name) ? undefined : picture(value, counter);

/** Converts the example's values of some kinds of fields for the sample; values of the other kinds are taken as they are. */
const samplers: Partial<Record<FieldKind, Sampler>> = {
  text: textSample,
  textarea: textSample,
  richtext: textSample,
  image: pictureSample,
  media: pictureSample,
  link: (value) => (isOwnAddress(value) ? value : undefined),
  video: leftOut,
  code: leftOut,
  scalar: leftOut,
  'option-list': leftOut,
};

function items(value: unknown, types: readonly BlockDescription[], counter: Counter): WireBlock[] {
  // Examples hold blocks of the wire in their lists.
  const blocks = Array.isArray(value) ? (value as WireBlock[]) : [];
  const samples = blocks.slice(0, maxItems).flatMap((block) => {
    const description = types.find(({ type }) => type === block.block_type) ?? findBlock(block.block_type);
    return description ? [sampleBlock(description, block, counter)] : [];
  });
  return samples.filter(({ fields }) => Object.keys(fields ?? {}).length > 0);
}

/** Returns an image with the number of a picture as its address. A video is represented by its poster. */
function picture(value: unknown, counter: Counter): unknown {
  const poster = member(value, 'poster');
  if (member(value, 'cms_component') !== 'image' && poster === undefined) return undefined;
  const url = String(counter.pictures);
  counter.pictures += 1;
  return { cms_component: 'image', media: { fr: { url }, en: { url } } };
}

/** True for a link within the site. */
const isOwnAddress = (value: unknown): boolean => String(member(member(value, 'url'), 'fr') ?? '/').startsWith('/');

/** True for a text with an e-mail address or a phone number. */
const hasContact = (value: unknown): boolean => /@|\d{3}[ .-]\d{4}/.test(JSON.stringify(value));

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
