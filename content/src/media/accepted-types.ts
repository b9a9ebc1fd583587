import { fileTypeFromBuffer } from 'file-type';

/** Types of the files that the media library takes, with the extension by which `/resources/` serves each. */
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

export const acceptedTypes = Object.keys(extensions);

/** Types of pictures of one frame, which get variants. */
export const rasterTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

export interface FileType {
  mimetype: string;
  extension: string;
}

/** An SVG has no signature of bytes; Payload parses it later and refuses one with scripts. */
const looksLikeSvg = (data: Buffer): boolean => /<svg[\s>]/i.test(data.toString('utf8', 0, 4096));

/** Returns the type that the bytes of a file show, whatever its name says; null for one that the library does not take. */
export async function detectFileType(data: Buffer): Promise<FileType | null> {
  const detected = (await fileTypeFromBuffer(data))?.mime ?? 'application/xml';
  const mimetype = detected === 'application/xml' && looksLikeSvg(data) ? 'image/svg+xml' : detected;
  const extension = extensions[mimetype];
  return extension === undefined ? null : { mimetype, extension };
}
